import { useTranslation } from 'react-i18next'
import { leave, type RequestView } from '#shared/leave/contract.ts'
import type { CurrentUser } from '#shared/people/contract.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialog/dialog.tsx'
import { RequestStatus } from '#web/ui/status-label/status-label.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { AwayMeanwhile } from './away-meanwhile.tsx'
import { useOpenRequest } from './open-request.tsx'
import { may, type RequestAction } from './request-actions.ts'
import { RequestFacts } from './request-facts.tsx'
import { RequestHistory } from './request-history.tsx'
import styles from './request-modal.module.css'
import type { Shown } from './shown.ts'
import { useDates } from './use-dates.ts'
import { useFailure } from './use-failure.ts'
import { useUndo } from './use-undo.ts'

/** A request with all that became of it, and what the reader may do with it; who may not delete an own one hears why. */
export function DetailsDialog({ me, request, isOpen, onClose }: Shown & { me: CurrentUser; request: RequestView }) {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const open = useOpenRequest()
  const can = (name: RequestAction['name']) => may(name, me, request, today)
  const { approve, isApproving } = useApproval(request, onClose)
  const why = can('cancel') ? undefined : whyNot(me, request, today)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('modalDetails')} size="sm" isDismissable>
      <RequestFacts request={request} />
      {can('approve') && <AwayMeanwhile request={request} />}
      <Outcome request={request} />
      <RequestHistory request={request} />
      {why && <p className={styles.consequence}>{t(why)}</p>}
      <DialogFooter>
        {can('cancel') && (
          <Button variant="danger" onPress={() => open({ mode: 'cancel', request })}>
            {t('cancelRequest')}
          </Button>
        )}
        {can('edit') && <Button onPress={() => open({ mode: 'edit', request })}>{t('edit')}</Button>}
        {can('deny') && <Button onPress={() => open({ mode: 'deny', request })}>{t('deny')}</Button>}
        {can('approve') ? (
          <Button variant="primary" isPending={isApproving} onPress={() => void approve()}>
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

/** Approves from the dialog, which closes whatever comes of it but a lost connection. */
function useApproval(request: RequestView, onClose: () => void) {
  const { t } = useTranslation('leave')
  const { change, isChanging: isApproving } = useChange(leave.approveLeave)
  const sayDecided = useUndo()
  const shownFailure = useFailure({ mode: 'deny', onClose })
  async function approve() {
    try {
      await change({ path: { id: request.id } })
      sayDecided(request, t('approved'))
      onClose()
    } catch (error) {
      if (shownFailure(error)) toast.error(t('networkTrouble'))
    }
  }
  return { approve, isApproving }
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
