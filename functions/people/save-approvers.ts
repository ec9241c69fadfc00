import * as contract from '#shared/people/contract/save-approvers.ts'
import { personView } from '#shared/people/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { approversChange } from './approvers-change.ts'
import { withoutDeleted } from './remove-approver.ts'

export const handler = serve(contract.saveApprovers, async ({ path: { id }, body }, { actor, now }) => {
  const { after, terms, approvers, writes } = await approversChange({ actor, now }, id, body.approver_ids)
  await commit(...writes)
  const left = await withoutDeleted(approvers, { actor, now })
  return { data: personView(actor, { ...after, approver_ids: left }, terms, now.today) }
})
