import type { Member } from '#shared/company/model.ts'
import { hasSameApprovers } from '#shared/people/group-approvers.ts'
import type { Changer } from '#functions/company/audit-store.ts'
import { members } from '#functions/company/member-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { getAll } from '#functions/platform/table.ts'
import { inGroup, joined, loadGroups, storeRegrouped, type KnownGroups } from './group-members.ts'

/** Moves people whose group was dissolved while they joined it. */
export async function followDissolution(company: string, ids: readonly string[], by: Changer): Promise<void> {
  const known = await loadGroups(company)
  await changeEach(company, ids, member => following(member, known), by)
}

export type Change = (member: Stored<Member>, known: KnownGroups) => Stored<Member>

/** Somebody of a dissolved group in the one that its people go to; anybody else as they are. */
export const following: Change = (member, known) => {
  const isDissolved = member.group !== null && known.all.get(member.group)?.dissolution
  return isDissolved ? inGroup(member, known, joined(known, member.group)) : member
}

/** Changes people together on somebody's behalf, where it is known whose, and leaves alone those who are as they have to be already. */
export const changeEach = (
  company: string,
  ids: readonly string[],
  change: (member: Stored<Member>) => Stored<Member>,
  by: Changer | undefined,
) =>
  retryOnConflict(async () => {
    const people = await getAll(
      members,
      ids.map(id => ({ company, id })),
    )
    const changes = people
      .filter(({ status }) => status !== 'deleted')
      .map(before => ({ before, after: change(before) }))
      .filter(
        ({ before, after }) =>
          before.group !== after.group || !hasSameApprovers(before.approver_ids, after.approver_ids),
      )
    await storeRegrouped(changes, by)
  })
