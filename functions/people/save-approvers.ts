import * as contract from '#shared/people/contract/save-approvers.ts'
import { approversFrom, personView, assertMayEdit } from '#shared/people/rules.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, clear, commit, getAll, put, replace } from '#functions/platform/table.ts'
import { approvals } from './approver-store.ts'
import { loadPerson } from './person-store.ts'

/** Checks the version of each approver, so that a person deactivated concurrently does not become one. */
export const handler = serve(contract.saveApprovers, async ({ path: { id }, body }, { actor, now }) => {
  const { member, terms } = await loadPerson(actor, id)
  assertMayEdit(actor, member)
  const named = await getAll(
    members,
    body.approver_ids.map(approver => ({ company: actor.company, id: approver })),
  )
  const approvers = approversFrom(body.approver_ids, member, named)
  const after = { ...member, approver_ids: approvers.map(approver => approver.id) }

  const relation = (approver: string) => ({ company: actor.company, approver, member: member.id })
  const removed = member.approver_ids.filter(approver => !after.approver_ids.includes(approver))
  await commit(
    replace(members, after),
    ...approvers.map(approver => check(members, approver)),
    ...removed.map(approver => clear(approvals, relation(approver))),
    ...after.approver_ids.map(approver => put(approvals, relation(approver))),
  )
  return { data: personView(actor, after, terms, now.today) }
})
