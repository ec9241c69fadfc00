import { CancelDialog } from './decide/cancel-dialog.tsx'
import { DenyDialog } from './decide/deny-dialog.tsx'
import { DetailsDialog } from './decide/details-dialog.tsx'
import type { RequestTask } from '../open-request.tsx'
import { may } from '../request-actions.ts'
import { RequestFormDialog } from './form/request-form-dialog.tsx'
import { ShortenDialog } from './decide/shorten-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { useMe } from '#web/api/use-me.ts'

/** The modal in its modes. Whoever may not change a request gets its details instead of the form. */
export function RequestModal({ isOpen, onClose, ...task }: RequestTask & DialogProps) {
  const me = useMe()
  const { today } = useDates()
  useRestoreFocus(isOpen)
  if (!me) return null
  const shown = { isOpen, onClose }
  if (task.mode === 'deny') return <DenyDialog {...shown} request={task.request} />
  if (task.mode === 'shorten') return <ShortenDialog {...shown} request={task.request} />
  if (task.mode === 'cancel') return <CancelDialog {...shown} request={task.request} />
  if (task.mode === 'details') return <DetailsDialog {...shown} me={me} request={task.request} />
  if (task.mode === 'create') return <RequestFormDialog {...shown} me={me} task={task} />
  if (may('edit', me, task.request, today)) return <RequestFormDialog {...shown} me={me} task={task} />
  return <DetailsDialog {...shown} me={me} request={task.request} />
}
