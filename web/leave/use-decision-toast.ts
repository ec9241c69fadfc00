import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import { leave, type RequestView } from '#shared/leave/contract.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { useFailure } from './use-request-error.ts'

/** Says that a decision was taken, and lets whoever took it take it back for as long as the server does. */
export function useUndo() {
  const { t } = useTranslation('leave')
  const { change } = useChange(leave.undoDecision)
  const shownFailure = useFailure({ mode: 'deny', onClose: () => undefined })

  async function undo({ id }: RequestView) {
    try {
      await change({ path: { id } })
      toast.success(t('undone'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const failure = shownFailure(error)
      if (failure?.kind === 'again') toast.error(failure.network ? t('networkTrouble') : failure.message)
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
