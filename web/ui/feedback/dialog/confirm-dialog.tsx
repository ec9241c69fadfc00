import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../button/button.tsx'
import { Dialog, DialogFooter } from './dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** A question that names what it is about. */
  title: string
  /** The verb on the button. */
  confirm: string
  /** What closes the dialog without it, where "cancel" would be ambiguous. */
  dismiss?: string
  onConfirm: () => void
  isPending?: boolean
  isDanger?: boolean
  children?: ReactNode
}

/** Asks before something that cannot be undone. The focus starts on "cancel". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, dismiss, onConfirm, isPending, isDanger, children, ...open } = props
  const { t } = useTranslation('common')
  return (
    <Dialog {...open} title={title} size="sm" isAlert>
      {children}
      <DialogFooter>
        <Button variant="quiet" autoFocus onPress={() => open.onOpenChange(false)}>
          {dismiss ?? t('cancel')}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
          {confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
