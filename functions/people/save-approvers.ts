import type { Member } from '#shared/company/model.ts'
import * as contract from '#shared/people/contract/save-approvers.ts'
import { approversFrom, personView, assertMayEdit } from '#shared/people/rules.ts'
import { members, storeMember } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, getAll, put } from '#functions/platform/table.ts'
import { approvals } from './approver-store.ts'
import { loadPerson } from './person-store.ts'
import { removeApprover } from './remove-approver.ts'

/**
 * The approvers are not checked in the transaction, which would rest on an item that many people's transactions rest on. Whoever
 * was deleted before the commit is removed after it; a deletion that follows finds the person among those decided for.
 */
export const handler = serve(contract.saveApprovers, async ({ path: { id }, body }, { actor, now }) => {
  const [{ member, terms }, named] = await Promise.all([
    loadPerson(actor, id),
    getAll(
      members,
      body.approver_ids.map(approver => ({ company: actor.company, id: approver })),
    ),
  ])
  assertMayEdit(actor, member)
  const approvers = approversFrom(body.approver_ids, member, named)
  const after = { ...member, approver_ids: approvers.map(approver => approver.id) }

  const relation = (approver: string) => ({ company: actor.company, approver, member: member.id })
  const removed = member.approver_ids.filter(approver => !after.approver_ids.includes(approver))
  await commit(
    ...storeMember(after),
    ...removed.map(approver => clear(approvals, relation(approver))),
    ...after.approver_ids.map(approver => put(approvals, relation(approver))),
  )
  const left = await removeDeleted(approvers)
  return { data: personView(actor, { ...after, approver_ids: left }, terms, now.today) }
})

/** Removes the approvers who have been deleted since they were read, and gives the ids of the others. */
async function removeDeleted(approvers: readonly Member[]): Promise<string[]> {
  const present: string[] = []
  for (const { company, id, status } of await getAll(members, [...approvers]))
    if (status === 'deleted') await removeApprover({ company, approver: id })
    else present.push(id)
  return present
}
