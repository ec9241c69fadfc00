import type { Group, Member } from '#shared/company/model.ts'
import { approversInGroup } from '#shared/people/group-approvers.ts'
import { loadActive } from '#functions/company/directory.ts'
import { allGroupsOf } from '#functions/company/group-store.ts'
import { storeMember } from '#functions/company/member-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { commit, type Write } from '#functions/platform/table.ts'
import { changeApprovals } from './approver-store.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited, type Changer } from '#functions/company/audit-store.ts'

/** The groups of a company, and who may be an approver. */
export interface KnownGroups {
  all: ReadonlyMap<string, Group>
  isActive: (id: string) => boolean
}

export async function loadGroups(company: string): Promise<KnownGroups> {
  const [all, isActive] = await Promise.all([allGroupsOf(company), loadActive(company)])
  return { all: new Map(all.map(group => [group.id, group])), isActive }
}

/** The group that somebody joins: where it has been dissolved, the one that its people go to. */
export function joined({ all }: Pick<KnownGroups, 'all'>, id: string | null): Group | undefined {
  const group = id === null ? undefined : all.get(id)
  return group?.dissolution ? joined({ all }, group.dissolution.into) : group
}

/** A member in another group, with its standard approvers where they have none of their own. */
export function inGroup<M extends Pick<Member, 'id' | 'group' | 'approver_ids'>>(
  member: M,
  { all, isActive }: KnownGroups,
  to: Group | undefined,
): M {
  const from = member.group === null ? undefined : all.get(member.group)
  return {
    ...member,
    group: to?.id ?? null,
    approver_ids: [...approversInGroup(member, { from, to, isActive })],
  }
}

/** The writes that a transaction holds. */
const writesAtOnce = 100

/** Stores members in other groups, or with other approvers, in as few transactions as hold them. */
export async function storeRegrouped(
  changes: readonly { before: Stored<Member>; after: Stored<Member> }[],
  by: Changer | undefined,
) {
  let some: Write[] = []
  for (const { before, after } of changes) {
    const writes = [
      ...storeMember(after),
      ...changeApprovals(before, after),
      ...(by ? auditedMove(before, after, by) : []),
    ]
    if (some.length + writes.length > writesAtOnce) {
      await commit(...some)
      some = []
    }
    some.push(...writes)
  }
  if (some.length) await commit(...some)
}

/** What the audit log keeps of somebody's other group, or of other approvers in the same one. */
const auditedMove = (before: Member, after: Member, by: Changer) =>
  audited(by, before.group === after.group ? 'approvers_changed' : 'person_moved', aboutPerson(after), {
    changes: memberChanges(before, after),
  })
