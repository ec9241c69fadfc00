import { assertOpen } from '#functions/platform/authorise.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { Problem, problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/request/undo-bulk-request.ts'
import { isUndoable } from '#shared/leave/bulk-request.ts'
import { bulkOf, bulkProgress, bulkRequests, bulkView } from './bulk-request-store.ts'
import { aboutCompany, bulkChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/** Turns the task round wherever it is; the stream starts the undoing, which goes from the last person back. */
export const handler = serve(contract.undoBulkRequest, async ({ path: { id } }, { actor, now, once }) => {
  const { request, progress } = await bulkOf(actor.company, id)
  if (!isUndoable(request)) throw new Problem('notFound')
  // Groups, approvers and the like of many people are changed, and changed back, in a read-only company too.
  if (request.draft) assertOpen(actor)
  if (request.undone_by) throw problem('conflict', 'problems:alreadyCancelled')
  const undoing = { ...progress, status: 'undoing' as const }
  const reply = { data: bulkView(request, undoing) }
  await commit(
    replace(bulkRequests, { ...request, undone_by: actor.user }),
    replace(bulkProgress, undoing),
    ...audited({ actor, now }, 'bulk_undone', aboutCompany({ id: actor.company, name: actor.companyName }), {
      changes: bulkChanges(request.total, request.draft ?? request.change),
    }),
    ...once(reply),
  )
  return reply
})
