import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import type { Member } from '#shared/company/model.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited, type Changer } from '#functions/company/audit-store.ts'
import { members, storeMember } from '#functions/company/member-store.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { clear, commit, getAll, list } from '#functions/platform/table.ts'
import { approvals } from './approver-store.ts'

/** Each takes four of the hundred writes of a transaction. */
const peoplePerTransaction = 25

interface Whose {
  company: string
  approver: string
}

/** The people whom an approver decides for. */
export const approvalsBy = ({ company, approver }: Whose) =>
  list(approvals, { pk: memberPartition({ company, member: approver }), prefix: 'APPROVES#' })

/** Removes an approver from all the people they decide for, who may have been read before, on somebody's behalf. */
export async function removeApprover(
  whose: Whose,
  by: Changer,
  known?: Awaited<ReturnType<typeof approvalsBy>>,
): Promise<void> {
  const { company, approver } = whose
  const all = known ?? (await approvalsBy(whose))
  for (let first = 0; first < all.length; first += peoplePerTransaction)
    await retryOnConflict(async () => {
      const some = all.slice(first, first + peoplePerTransaction)
      const people = await getAll(
        members,
        some.map(({ member: id }) => ({ company, id })),
      )
      await commit(
        ...people
          .filter(({ approver_ids }) => approver_ids.includes(approver))
          .flatMap(before => {
            const after = { ...before, approver_ids: before.approver_ids.filter(id => id !== approver) }
            const changes = memberChanges(before, after)
            return [...storeMember(after), ...audited(by, 'approvers_changed', aboutPerson(after), { changes })]
          }),
        ...some.map(approval => clear(approvals, approval)),
      )
    })
}

/** Removes the approvers who have been deleted since they were read, and gives the ids of the others. */
export async function withoutDeleted(
  approvers: readonly Pick<Member, 'company' | 'id'>[],
  by: Changer,
): Promise<string[]> {
  const present: string[] = []
  for (const { company, id, status } of await getAll(members, [...approvers]))
    if (status === 'deleted') await removeApprover({ company, approver: id }, by)
    else present.push(id)
  return present
}
