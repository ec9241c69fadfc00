import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import styles from '../request-modal.module.css'
import { TypeChip } from '../../type-chip.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'

/** The read-only view of a request: person, type, dates, days and comment. */
export function RequestFacts({ request }: { request: RequestView }) {
  const { t } = useTranslation(['leave', 'request'])
  const { range } = useDates()
  return (
    <div className={styles.facts}>
      <PersonLine
        person={request.user}
        detail={
          <>
            <span>{range(request.from_date, request.to_date)}</span>
            <span>{t('workingDays', { count: request.days })}</span>
            {request.days === 0 && <span>{t('request:costsNothing')}</span>}
            {request.unpaid_kind && <span>{t(`request:unpaidKind_${request.unpaid_kind}`)}</span>}
            {request.sick_pay_days !== undefined && (
              <span>{t('request:sickPayDays', { count: request.sick_pay_days })}</span>
            )}
          </>
        }
      >
        <TypeChip typeId={request.type_id} status={request.status} />
      </PersonLine>
      {request.comment && <p className={styles.quote}>{t('quoted', { text: request.comment })}</p>}
    </div>
  )
}
