import { CancelDialog } from './decide/cancel-dialog.tsx'
import { DenyDialog } from './decide/deny-dialog.tsx'
import type { ModalProps } from '../open-request.tsx'
import { RequestFormDialog } from './form/request-form-dialog.tsx'
import { ShortenDialog } from './decide/shorten-dialog.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { useMe } from '#web/api/use-me.ts'

/** The modal in its modes. */
export function RequestModal({ isOpen, onClose, openerRef, ...task }: ModalProps) {
  const me = useMe()
  useRestoreFocus(isOpen, 0, openerRef)
  if (!me) return null
  const shown = { isOpen, onClose }
  if (task.mode === 'deny') return <DenyDialog {...shown} request={task.request} />
  if (task.mode === 'shorten') return <ShortenDialog {...shown} request={task.request} />
  if (task.mode === 'cancel') return <CancelDialog {...shown} request={task.request} />
  return <RequestFormDialog {...shown} me={me} task={task} />
}
