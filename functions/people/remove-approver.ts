import { members } from '#functions/company/member-store.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { clear, commit, getAll, list, replace } from '#functions/platform/table.ts'
import { approvals } from './approver-store.ts'

/** Each takes two of the hundred writes of a transaction. */
const peoplePerTransaction = 40

/** Removes an approver from all the people they decide for. */
export async function removeApprover({ company, approver }: { company: string; approver: string }): Promise<void> {
  const all = await list(approvals, { pk: memberPartition({ company, member: approver }), prefix: 'APPROVES#' })
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
          .map(person =>
            replace(members, { ...person, approver_ids: person.approver_ids.filter(id => id !== approver) }),
          ),
        ...some.map(approval => clear(approvals, approval)),
      )
    })
}
