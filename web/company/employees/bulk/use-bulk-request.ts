import { useEffect } from 'react'
import type { ReplyOf } from '#shared/contract/client.ts'
import { grantExtraDays } from '#shared/leave/contract/grant-extra-days.ts'
import { listBulkRequests } from '#shared/leave/contract/list-bulk-requests.ts'
import { showBulkRequest } from '#shared/leave/contract/request/show-bulk-request.ts'
import { undoBulkRequest } from '#shared/leave/contract/request/undo-bulk-request.ts'
import type { BulkRequestView } from '#shared/leave/view/bulk-request-view.ts'
import { deactivatePerson } from '#shared/people/contract/deactivate-person.ts'
import { outdatedBy } from '#web/api/revalidation.ts'
import { useApi } from '#web/api/use-api.ts'
import { revalidate, useChange } from '#web/api/use-change.ts'

/** Milliseconds between two looks at the progress. */
const pause = 1000

export type BulkView = ReplyOf<typeof showBulkRequest>['data']

export const isOver = ({ status }: Pick<BulkRequestView, 'status'>) => status === 'booked' || status === 'undone'

/** How far a change of many has come; once it is over, what it changed is loaded again. Without an id nothing is asked. */
export function useBulkRequest(id: string | undefined, onOver: (progress: BulkView) => void) {
  const { data, error, mutate } = useApi(showBulkRequest, id === undefined ? null : { path: { id } }, {
    refreshInterval: reply => (reply && isOver(reply.data) ? 0 : pause),
    dedupingInterval: 0,
  })
  const { change, isChanging } = useChange(undoBulkRequest)
  const progress = data?.data
  const ended = progress && isOver(progress) ? `${id} ${progress.status}` : undefined
  useEffect(() => {
    if (!ended) return
    void revalidate([...outdatedBy(deactivatePerson), ...outdatedBy(grantExtraDays), listBulkRequests])
    onOver(progress!)
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each end
  }, [ended])

  async function undo() {
    if (id === undefined) return
    await change({ path: { id } })
    await mutate()
  }
  return { progress, error, undo, isChanging, reload: () => void mutate() }
}
