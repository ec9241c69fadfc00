import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useRequestError } from './use-request-error.ts'

/** Toasts a decision, with a button that undoes it for as long as the server allows. */
export function useDecisionToast() {
  const { t } = useTranslation('leave')
  const { change } = useChange(leave.undoDecision)
  const handleError = useRequestError({ mode: 'deny' })

  async function undo({ id }: RequestView) {
    try {
      await change({ path: { id } })
      toast.success(t('undone'))
    } catch (error) {
      const unhandled = handleError(error)
      if (unhandled?.kind === 'retryable') toast.error(unhandled.sentence)
    }
  }

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
