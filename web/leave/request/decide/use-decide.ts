import { useTranslation } from 'react-i18next'
import type { Asked } from '#shared/contract/client.ts'
import type { leave, RequestView } from '#shared/leave/contract.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { optimisticOutcome, type Outcome } from '../../optimistic-outcome.ts'
import { useFailure } from '../../use-request-error.ts'

type Deciding = typeof leave.approveLeave | typeof leave.denyLeave | typeof leave.cancelLeave

/**
 * Decides on a request, or cancels it, with the outcome on the page before the server has answered. A refusal takes it
 * back and says why; after a lost connection the same can be tried again under the same key, so that it is done once.
 */
export function useAtOnce<E extends Deciding>(endpoint: E, outcome: Outcome) {
  const { t } = useTranslation('leave')
  const { change } = useChange(endpoint)
  const shownFailure = useFailure({ mode: outcome === 'cancelled' ? 'cancel' : 'deny', onClose: () => undefined })

  async function decide(request: RequestView, asked: Asked<E>, done: () => void) {
    try {
      await change(asked, { optimistic: optimisticOutcome(request, outcome) })
      done()
    } catch (error) {
      const failure = shownFailure(error)
      if (failure?.kind !== 'again') return
      const shown = toast.error(failure.network ? t('networkTrouble') : failure.message, {
        action: {
          label: t('tryAgain'),
          onAction: () => {
            toast.close(shown)
            void decide(request, asked, done)
          },
        },
      })
    }
  }
  return decide
}
