import { problem, refuse } from '#shared/contract/problem.ts'
import { groupNames, groups, groupsOf } from '#functions/company/group-store.ts'
import { check, clear, replace, type Write } from '#functions/platform/table.ts'
import { aboutGroup, mergeChanges } from '#shared/company/audit/audited-changes.ts'
import { audited, type Changer } from '#functions/company/audit-store.ts'

interface Dissolution {
  id: string
  into: string | null
}

/**
 * The writes that dissolve a group into another, or into none; its people follow from the stream. The other group is checked, so that
 * two groups are not merged into each other.
 * @throws Problem `notFound`, or `invalid` for the group to merge into
 */
export async function dissolveGroup(by: Changer, { id, into }: Dissolution): Promise<Write[]> {
  const { company, user } = by.actor
  const all = await groupsOf(company)
  const group = all.find(one => one.id === id)
  if (!group) throw problem('notFound')
  const target = all.find(one => one.id === into)
  if (into !== null && (!target || into === id)) throw refuse('into', 'problems:groupUnknown')
  return [
    replace(groups, { ...group, dissolution: { into }, changed_by: user }),
    clear(groupNames, group),
    ...(target ? [check(groups, target)] : []),
    ...audited(by, target ? 'group_merged' : 'group_removed', aboutGroup(group), {
      changes: mergeChanges(group.id, target?.id ?? null),
    }),
  ]
}
