import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { RequestFacts } from './request-facts.tsx'
import styles from '../request-modal.module.css'
import type { DialogProps } from '../dialog-props.ts'
import { useDecide } from './use-decide.ts'

/** Asks before a request is cancelled, and closes as soon as it is confirmed. */
export function CancelDialog({ request, isOpen, onClose }: DialogProps & { request: RequestView }) {
  const { t } = useTranslation('leave')
  const cancel = useDecide(leave.cancelLeave, 'cancelled')

  function confirm() {
    onClose()
    void cancel(request, { path: { id: request.id } }, () => toast.success(t('cancelled')))
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('modalCancel')}
      confirm={t('cancelConfirm')}
      dismiss={t('cancelKeep')}
      isDanger
      onConfirm={confirm}
    >
      <RequestFacts request={request} />
      <p className={styles.consequence}>{t('cancelFrees', { count: request.days })}</p>
    </ConfirmDialog>
  )
}
