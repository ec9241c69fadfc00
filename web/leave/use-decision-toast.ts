import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { optimisticOutcome } from './optimistic-outcome.ts'
import { useRequestError } from './use-request-error.ts'

/** Undoes a decision: the request waits again at once, and is said to once the server has agreed. */
export function useUndo() {
  const { t } = useTranslation('leave')
  const { change } = useChange(leave.undoDecision)
  const handleError = useRequestError({ mode: 'deny' })

  return async (request: RequestView) => {
    try {
      await change({ path: { id: request.id } }, { optimistic: optimisticOutcome(request, 'pending') })
      toast.success(t('undone'))
    } catch (error) {
      const unhandled = handleError(error)
      if (unhandled?.kind === 'retryable') toast.error(unhandled.sentence)
    }
  }
}

/** Toasts a decision, with a button that undoes it for as long as the server allows. */
export function useDecisionToast() {
  const { t } = useTranslation('leave')
  const undo = useUndo()
  return (request: RequestView, text: string) => {
    const shown = toast.undoable(text, {
      label: t('undo'),
      onAction: () => {
        toast.close(shown)
        void undo(request)
      },
    })
  }
}
