import { useTranslation } from 'react-i18next'
import { ApiError, type ReplyOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import type { ResultPerPerson } from '#shared/leave/view/bulk-request-view.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'

/** What became of each of several requests: cancelled, or kept for the reasons given. */
export type CancelResults = ReplyOf<typeof leave.cancelSeveral>['data']

/** Cancels together the requests that were created together; each has its own result. */
export function useCancelSeveral() {
  const { t } = useTranslation(['request', 'leave'])
  const { change, isChanging: isCancelling } = useChange(leave.cancelSeveral)

  /** Undefined where the call itself failed: a toast says so, and the call may be repeated. */
  async function cancel(created: readonly ResultPerPerson[]): Promise<CancelResults | undefined> {
    const ids = created.flatMap(({ id }) => id ?? [])
    try {
      return (await change({ body: { ids } })).data
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.code === 'network' ? t('leave:networkTrouble') : error.message)
      return undefined
    }
  }

  async function cancelAndToast(created: readonly ResultPerPerson[]) {
    const results = await cancel(created)
    const kept = results?.filter(({ errors }) => errors)
    if (!results || !kept) return
    const done = results.length - kept.length
    const why = [...new Set(kept.flatMap(({ errors = [] }) => errors))].join(' ')
    if (kept.length) toast.error(t('takenBackNotAll', { done, count: kept.length, why }))
    else toast.success(t('takenBackOf', { count: done }))
  }

  return { cancel, cancelAndToast, isCancelling }
}
