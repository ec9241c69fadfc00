import { useTranslation } from 'react-i18next'
import type { InputOf } from '#shared/contract/client.ts'
import type { leave } from '#shared/leave/contract.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { optimisticOutcome, type Outcome } from '../../optimistic-outcome.ts'
import { useRequestError } from '../../use-request-error.ts'

type Decision = typeof leave.approveLeave | typeof leave.denyLeave | typeof leave.cancelLeave

/**
 * Decides on a request, or cancels it, as an optimistic update. After a lost connection the retry carries the same
 * idempotency key, so that the decision is taken once.
 */
export function useDecide<E extends Decision>(endpoint: E, outcome: Outcome) {
  const { t } = useTranslation('leave')
  const { change } = useChange(endpoint)
  const handleError = useRequestError({ mode: outcome === 'cancelled' ? 'cancel' : 'deny' })

  async function decide(request: RequestView, input: InputOf<E>, onDone: () => void) {
    try {
      await change(input, { optimistic: optimisticOutcome(request, outcome) })
      onDone()
    } catch (error) {
      const unhandled = handleError(error)
      if (unhandled?.kind !== 'retryable') return
      const shown = toast.error(unhandled.sentence, {
        action: {
          label: t('tryAgain'),
          onAction: () => {
            toast.close(shown)
            void decide(request, input, onDone)
          },
        },
      })
    }
  }
  return decide
}
