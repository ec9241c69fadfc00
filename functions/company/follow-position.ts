import { aboutPerson, changesBetween } from '#shared/company/audit/audited-changes.ts'
import type { Member } from '#shared/company/model.ts'
import { plainName } from '#shared/company/rules.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, getAll, type Write } from '#functions/platform/table.ts'
import { audited, type Changer } from './audit-store.ts'
import { members, storeMember } from './member-store.ts'
import { isThere, positions } from './position-store.ts'

/**
 * Lets people have a position as it is now, on somebody's behalf where it is known whose; with a name also those who have it by that
 * name alone, as positions were kept before.
 */
export const followPosition = (
  whose: { company: string; id: string },
  ids: readonly string[],
  by: Changer | undefined,
  name?: string,
) =>
  retryOnConflict(async () => {
    const [people, now] = await Promise.all([
      getAll(
        members,
        ids.map(id => ({ company: whose.company, id })),
      ),
      get(positions, whose),
    ])
    const position = now && isThere(now) ? { id: now.id, name: now.name } : null
    const changed = people.filter(member => hasPosition(member, whose.id, name) && !isSame(member.position, position))
    if (changed.length) await commit(...changed.flatMap(before => repositioned(before, position, by)))
  })

function repositioned(before: Stored<Member>, position: Member['position'], by: Changer | undefined): Write[] {
  const after = { ...before, position }
  const changes = changesBetween<Member>({ position: 'shown' }, before, after)
  return [...storeMember(after), ...(by ? audited(by, 'employment_changed', aboutPerson(after), { changes }) : [])]
}

const hasPosition = ({ position }: Member, id: string, name: string | undefined) =>
  position !== null &&
  (position.id === id || (position.id === null && name !== undefined && plainName(position.name) === plainName(name)))

const isSame = (one: Member['position'], other: Member['position']) =>
  one?.id === other?.id && one?.name === other?.name
