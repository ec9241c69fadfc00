import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/contract.ts'
import type { CurrentUser } from '#shared/people/contract.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialog/dialog.tsx'
import { RequestStatus } from '#web/ui/status-label/status-label.tsx'
import { useOpenRequest } from './open-request.tsx'
import { may } from './request-actions.ts'
import { RequestFacts } from './request-facts.tsx'
import { RequestHistory } from './request-history.tsx'
import styles from './request-modal.module.css'
import type { Shown } from './shown.ts'
import { useDates } from './use-dates.ts'

/** A request for those who may not change it; the owner can delete it where that is allowed, and else hears why not. */
export function DetailsDialog({ me, request, isOpen, onClose }: Shown & { me: CurrentUser; request: RequestView }) {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const open = useOpenRequest()
  const cancels = may('cancel', me, request, today)
  const why = cancels ? undefined : whyNot(me, request, today)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('modalDetails')} size="sm" isDismissable>
      <RequestFacts request={request} />
      <Outcome request={request} />
      <RequestHistory request={request} />
      {why && <p className={styles.consequence}>{t(why)}</p>}
      <DialogFooter>
        {cancels && (
          <Button variant="danger" onPress={() => open({ mode: 'cancel', request })}>
            {t('cancelRequest')}
          </Button>
        )}
        <Button autoFocus onPress={onClose}>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function whyNot(me: CurrentUser, request: RequestView, today: string) {
  if (request.user_id !== me.id || request.status === 'denied' || request.status === 'cancelled') return undefined
  return request.from_date < today ? 'pastStays' : 'onlyAdminsCan'
}

/** How the request stands, and what was answered to it. */
function Outcome({ request }: { request: RequestView }) {
  const { t } = useTranslation('leave')
  return (
    <dl className={styles.course}>
      <dt>{t('status')}</dt>
      <dd>
        <RequestStatus status={request.status} />
      </dd>
      {request.response && (
        <>
          <dt>{t('denyComment')}</dt>
          <dd>{request.response}</dd>
        </>
      )}
    </dl>
  )
}
