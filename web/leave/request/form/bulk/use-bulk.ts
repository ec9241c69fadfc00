import { useContext, useEffect, useState } from 'react'
import { showBulkRequest } from '#shared/leave/contract/request/show-bulk-request.ts'
import { undoBulkRequest } from '#shared/leave/contract/request/undo-bulk-request.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { leave } from '#shared/leave/contract.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { DraftsContext } from '#web/api/drafts/drafts-context.ts'
import { outdatedBy } from '#web/api/revalidation.ts'
import { useApi } from '#web/api/use-api.ts'
import { revalidate, useChange } from '#web/api/use-change.ts'

/** Milliseconds between two looks at the progress. */
const pause = 1000

/** Leave for many people that this tab has begun: its id outlives a reload, until somebody has seen the end of it. */
export function useBulkId(me: CurrentUser) {
  const drafts = useContext(DraftsContext)
  const name = draftNameOf(me, 'bulk')
  const [id, setId] = useState(() => drafts?.load(name) as string | undefined)
  return {
    id,
    begin: (bulk: string) => {
      drafts?.save(name, bulk)
      setId(bulk)
    },
    /** What was begun goes on; only this tab does not look at it any more. */
    forget: () => {
      drafts?.drop(name)
      setId(undefined)
    },
  }
}

/** The progress, looked at until it is over, and the undoing of the whole. */
export function useBulk(id: string) {
  const { data, error, mutate } = useApi(
    showBulkRequest,
    { path: { id } },
    { refreshInterval: reply => (reply && isOver(reply.data) ? 0 : pause), dedupingInterval: 0 },
  )
  const { change, isChanging } = useChange(undoBulkRequest)
  const progress = data?.data
  const status = progress?.status
  useEffect(() => {
    if (status === 'booked' || status === 'undone') void revalidate(outdatedBy(leave.requestLeave))
  }, [status])

  async function undo() {
    await change({ path: { id } })
    await mutate()
  }
  return { progress, error, undo, isChanging }
}

export const isOver = ({ status }: { status: string }) => status === 'booked' || status === 'undone'
