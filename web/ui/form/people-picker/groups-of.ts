import { personName, type Named } from '../../person/person-name.ts'

/** Somebody who can be picked. */
export interface Pickable extends Named {
  id: string
  avatar?: string | null
  /** The name of the group under which they stand; nobody has one where groups do not matter. */
  group?: string | null
  /** What tells people of one name apart. */
  position?: string
}

export interface PickableRow {
  id: string
  name: string
  /** Left out in a row that stands for several. */
  person?: Pickable
  /** How many people a row stands for. */
  count?: number
}

export interface PickableGroup {
  id: string
  /** Empty for those without a group; they come last. */
  name: string
  people: PickableRow[]
}

/** The id of the row that stands for all people; no person has it. */
export const everyone = 'everyone'

/** The id of the row that stands for the people of a group. */
export const wholeGroup = (name: string) => `whole ${name}`

/** People by group and name, in the order of the reader's alphabet. */
export function groupsOf(people: readonly Pickable[], language: string): PickableGroup[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const byGroup = Map.groupBy(people, ({ group }) => group ?? '')
  return [...byGroup]
    .sort(([one], [other]) => Number(!one) - Number(!other) || compare(one, other))
    .map(([name, members]) => ({
      id: `group ${name}`,
      name,
      people: [
        ...(name && members.length > 1 ? [{ id: wholeGroup(name), name, count: members.length }] : []),
        ...members
          .map(person => ({ id: person.id, name: personName(person, language), person }))
          .sort((one, other) => compare(one.name, other.name)),
      ],
    }))
}
