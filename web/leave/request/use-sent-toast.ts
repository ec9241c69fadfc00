import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { may } from '../request-actions.ts'
import { useDecide } from './decide/use-decide.ts'

/** Toasts that a request was sent, with a button that cancels it where its sender may. */
export function useSentToast(me: CurrentUser) {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const cancel = useDecide(leave.cancelLeave, 'cancelled')

  return (sent: RequestView) => {
    // What only administrators may cancel is cancelled by asking one of them.
    if (!may('cancel', me, sent, today)) {
      toast.success(t('created'))
      return
    }
    const shown = toast.undoable(t('created'), {
      label: t('undo'),
      onAction: () => {
        toast.close(shown)
        void cancel(sent, { path: { id: sent.id } }, () => toast.success(t('cancelled')))
      },
    })
  }
}
