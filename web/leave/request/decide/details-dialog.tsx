import { useTranslation } from 'react-i18next'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { leave } from '#shared/leave/contract.ts'
import { shortNotice } from '#shared/leave/types.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { RequestStatus } from '#web/ui/data/status-label/status-label.tsx'
import { waitingFor } from '../../waiting-input.ts'
import { AwayDuringRequest } from './away-during-request.tsx'
import { useOpenRequest } from '../../open-request.tsx'
import { may, type RequestAction } from '../../request-actions.ts'
import { RequestFacts } from './request-facts.tsx'
import { RequestHistory } from './request-history.tsx'
import styles from '../request-modal.module.css'
import type { DialogProps } from '../dialog-props.ts'
import { useDecide } from './use-decide.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useDecisionToast } from '../../use-decision-toast.ts'

/** A request with its history, and what the reader may do with it; whoever may not cancel an own one is told why. */
export function DetailsDialog({
  me,
  request,
  isOpen,
  onClose,
}: DialogProps & { me: CurrentUser; request: RequestView }) {
  const { t } = useTranslation(['leave', 'common'])
  const { today } = useDates()
  const open = useOpenRequest()
  const viewer = useViewer(me, request)
  const can = (name: RequestAction['name']) => may(name, viewer, request, today)
  const approve = useDecide(leave.approveLeave, 'approved')
  const toastDecision = useDecisionToast()
  const confirm = () => {
    onClose()
    void approve(request, { path: { id: request.id } }, () => toastDecision(request, t('approved')))
  }
  const reason = can('cancel') ? undefined : whyNotCancellable(me, request, today)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('modalDetails')} size="sm" isDismissable>
      {can('approve') && <AwayDuringRequest request={request} />}
      <RequestFacts request={request} />
      {can('approve') && <ShortNotice request={request} />}
      <Outcome request={request} />
      <RequestHistory request={request} />
      {reason && <p className={styles.consequence}>{t(reason)}</p>}
      <DialogFooter>
        {can('cancel') && (
          <Button variant="danger" onPress={() => open({ mode: 'cancel', request })}>
            {t('cancelRequest')}
          </Button>
        )}
        {can('shorten') && <Button onPress={() => open({ mode: 'shorten', request })}>{t('shorten')}</Button>}
        {can('edit') && <Button onPress={() => open({ mode: 'edit', request })}>{t('edit')}</Button>}
        {can('deny') && <Button onPress={() => open({ mode: 'deny', request })}>{t('deny')}</Button>}
        {can('approve') ? (
          <Button variant="primary" onPress={confirm}>
            {t('approve')}
          </Button>
        ) : (
          <Button autoFocus onPress={onClose}>
            {t('common:close')}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

/** Tells whoever decides of a request that came too late to be owed. */
function ShortNotice({ request }: { request: RequestView }) {
  const { t } = useTranslation('request')
  const paragraph = shortNotice(request, dayInBudapest(request.created_at * 1000))
  return paragraph && <p className={styles.consequence}>{t('shortNotice', { paragraph })}</p>
}

/** The reader as an approver wherever the request waits for them, which includes stand-ins of an approver who is away. */
function useViewer(me: CurrentUser, request: RequestView) {
  const waiting = useApi(leave.listWaiting, waitingFor(me)).data?.data
  const isWaiting = waiting?.some(({ id }) => id === request.id)
  return isWaiting ? { ...me, is_approver: true } : me
}

function whyNotCancellable(me: CurrentUser, request: RequestView, today: string) {
  if (request.user_id !== me.id || request.status === 'denied' || request.status === 'cancelled') return undefined
  return request.from_date < today ? 'pastStays' : 'onlyAdminsCan'
}

/** The status of the request, and what its decider wrote. */
function Outcome({ request }: { request: RequestView }) {
  const { t } = useTranslation(['leave', 'request'])
  return (
    <dl className={styles.course}>
      <dt>{t('status')}</dt>
      <dd>
        <RequestStatus status={request.status} />
      </dd>
      {request.response && (
        <>
          <dt>{t(request.status === 'denied' ? 'denyComment' : 'request:answer')}</dt>
          <dd>{request.response}</dd>
        </>
      )}
    </dl>
  )
}
