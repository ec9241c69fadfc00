import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { RequestStatus } from '#web/ui/data/status-label/status-label.tsx'
import styles from './dashboard.module.css'
import { useOpenRequest } from '../open-request.tsx'
import { leaveKeyOf, TypeChip } from '../type-chip.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'

const WaitingRowAway = lazy(async () => ({ default: (await import('./waiting-row-away.tsx')).WaitingRowAway }))

interface WaitingRowProps {
  request: RequestView
  isApproved: boolean
  onApprove: () => void
}

export function WaitingRow({ request, isApproved, onApprove }: WaitingRowProps) {
  const { t, i18n } = useTranslation('leave')
  const { range } = useDates()
  const open = useOpenRequest()
  const name = personName(request.user, i18n.language)
  const dates = range(request.from_date, request.to_date)
  return (
    <div className={styles.person} data-deciding>
      <Avatar person={request.user} image={request.user.avatar ?? undefined} />
      <div className={styles.personWords}>
        <div className={styles.personName}>{name}</div>
        <div className={styles.facts}>
          <span
            className={styles.moment}
            data-leave={leaveKeyOf(request.type_id)}
            data-decided={isApproved || undefined}
          >
            <TypeChip typeId={request.type_id} status={isApproved ? 'approved' : 'pending'} />
          </span>
          <span>{dates}</span>
          <span>{t('workingDays', { count: request.days })}</span>
          {request.comment && <span>{t('quoted', { text: request.comment })}</span>}
        </div>
        {!isApproved && (
          <div className={styles.secondary}>
            <Suspense fallback={<>&nbsp;</>}>
              <WaitingRowAway request={request} />
            </Suspense>
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        {isApproved ? (
          <RequestStatus status="approved" />
        ) : (
          <>
            <Button size="sm" aria-label={t('denyOf', { name, dates })} onPress={() => open({ mode: 'deny', request })}>
              {t('deny')}
            </Button>
            <Button size="sm" variant="primary" aria-label={t('approveOf', { name, dates })} onPress={onApprove}>
              {t('approve')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
