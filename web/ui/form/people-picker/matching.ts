import { everyone, type PickableGroup } from './groups-of.ts'

/** Lower case without accents, for a lenient search. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a name contains every typed word, in any order. */
export const matchesName = (name: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every(word => plain(name).includes(word))

/**
 * The groups with the people whose names have what is typed, and the row for everyone before them. What was typed is in
 * the groups' ids: one whose rows change is drawn as a new one, since react-aria's own cannot be compared with the last.
 */
export function matching(groups: readonly PickableGroup[], everyonesName: string, typed: string): PickableGroup[] {
  const isOne = groups.flatMap(({ people }) => people).length <= 1
  const all = isOne ? [] : [{ id: 'group of all', name: '', people: [{ id: everyone, name: everyonesName }] }]
  return [...all, ...groups].flatMap(({ id, name, people }) => {
    const found = people.filter(person => matchesName(person.name, typed))
    return found.length > 0 ? [{ id: `${id} ${typed}`, name, people: found }] : []
  })
}
