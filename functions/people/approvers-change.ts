import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited, type Changer } from '#functions/company/audit-store.ts'
import { approversFrom, assertMayEdit, type Reader } from '#shared/people/rules.ts'
import { members, storeMember } from '#functions/company/member-store.ts'
import { getAll } from '#functions/platform/table.ts'
import { changeApprovals } from './approver-store.ts'
import { loadPerson } from './person-store.ts'

/**
 * A person with other approvers, and the writes of them. The approvers are not checked in the transaction, which would rest on an item
 * that many people's transactions rest on. Whoever was deleted before the commit is to be removed after it (`withoutDeleted`); a deletion
 * that follows finds the person among those decided for.
 * @throws Problem
 */
export async function approversChange({ actor, now }: Changer & { actor: Reader }, id: string, ids: readonly string[]) {
  const [{ member, terms }, named] = await Promise.all([
    loadPerson(actor, id),
    getAll(
      members,
      ids.map(approver => ({ company: actor.company, id: approver })),
    ),
  ])
  assertMayEdit(actor, member)
  const approvers = approversFrom(ids, member, named)
  const after = { ...member, approver_ids: approvers.map(approver => approver.id) }
  const writes = [
    ...storeMember(after),
    ...changeApprovals(member, after),
    ...audited({ actor, now }, 'approvers_changed', aboutPerson(after), { changes: memberChanges(member, after) }),
  ]
  return { before: member, after, terms, approvers, writes }
}
