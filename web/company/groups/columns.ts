import type { GroupView } from '#shared/company/contract/group-view.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { matchesName } from '#web/ui/form/people-picker/matching.ts'
import { personName } from '#web/ui/person/person-name.ts'

/** A group with its people, or those who belong to none. */
export interface GroupColumn {
  /** Null: the people without a group. */
  id: string | null
  name: string
  /** The standard approvers who are active; others decide for nobody who joins. */
  approver_ids: readonly string[]
  /** How many people there are, whatever is searched for. */
  size: number
  people: readonly EssentialEmployee[]
}

interface ColumnsProps {
  people: readonly EssentialEmployee[]
  groups: readonly GroupView[]
  search: string
  language: string
  /** What the column of those without a group is called. */
  ungrouped: string
}

/** The groups by name, then those without one, each with its people by name; a search leaves all groups and hides people. */
export function columnsOf({ people, groups, search, language, ungrouped }: ColumnsProps): GroupColumn[] {
  const isActive = new Map(people.map(({ id, is_active }) => [id, is_active]))
  const { compare } = new Intl.Collator(language, { numeric: true })
  const named = people.map(person => ({ person, name: personName(person, language) }))
  const byGroup = Map.groupBy(
    named.sort((one, other) => compare(one.name, other.name)),
    ({ person }) => person.group_id,
  )
  const columnOf = (id: string | null, name: string, approver_ids: readonly string[]) => {
    const all = byGroup.get(id) ?? []
    const found = search.trim() ? all.filter(one => matchesName(one.name, search.trim())) : all
    return { id, name, approver_ids, size: all.length, people: found.map(({ person }) => person) }
  }
  return [
    ...groups
      .toSorted((one, other) => compare(one.name, other.name))
      .map(({ id, name, approver_ids = [] }) =>
        columnOf(
          id,
          name,
          approver_ids.filter(approver => isActive.get(approver)),
        ),
      ),
    columnOf(null, ungrouped, []),
  ]
}

/** The people on their way from a group that is in no list any more. */
export const peopleOnTheirWay = (people: readonly EssentialEmployee[], groups: readonly GroupView[]) =>
  people.filter(({ group_id }) => group_id !== null && !groups.some(({ id }) => id === group_id))
