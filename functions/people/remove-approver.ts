import { members, storeMember } from '#functions/company/member-store.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { clear, commit, getAll, list } from '#functions/platform/table.ts'
import { approvals } from './approver-store.ts'

/** Each takes three of the hundred writes of a transaction. */
const peoplePerTransaction = 30

interface Whose {
  company: string
  approver: string
}

/** The people whom an approver decides for. */
export const approvalsBy = ({ company, approver }: Whose) =>
  list(approvals, { pk: memberPartition({ company, member: approver }), prefix: 'APPROVES#' })

/** Removes an approver from all the people they decide for, who may have been read before. */
export async function removeApprover(whose: Whose, known?: Awaited<ReturnType<typeof approvalsBy>>): Promise<void> {
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
          .flatMap(person =>
            storeMember({ ...person, approver_ids: person.approver_ids.filter(id => id !== approver) }),
          ),
        ...some.map(approval => clear(approvals, approval)),
      )
    })
}
