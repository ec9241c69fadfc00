import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leave, type RequestView } from '#shared/leave/contract.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/alert/alert.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { RequestFacts } from './request-facts.tsx'
import styles from './request-modal.module.css'
import type { Shown } from './shown.ts'
import { useFailure } from './use-failure.ts'

export function CancelDialog({ request, isOpen, onClose }: Shown & { request: RequestView }) {
  const { t } = useTranslation('leave')
  const { change, isChanging } = useChange(leave.cancelLeave)
  const shownFailure = useFailure({ mode: 'cancel', onClose })
  const [trouble, setTrouble] = useState<string>()

  async function cancel() {
    try {
      await change({ path: { id: request.id } })
      toast.success(t('cancelled'))
      onClose()
    } catch (error) {
      if (shownFailure(error)) setTrouble(t('networkTrouble'))
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('modalCancel')}
      confirm={t('cancelConfirm')}
      isDanger
      isPending={isChanging}
      onConfirm={() => void cancel()}
    >
      {trouble && <Alert tone="danger">{trouble}</Alert>}
      <RequestFacts request={request} />
      <p className={styles.consequence}>{t('cancelFrees', { count: request.days })}</p>
    </ConfirmDialog>
  )
}
