import * as z from 'zod/mini'
import { Member } from './model.ts'

/** What every colleague may see of a person, wherever people are listed, chosen or named. */
export const DirectoryEntry = z.pick(Member, {
  id: true,
  first_name: true,
  last_name: true,
  avatar: true,
  status: true,
  group: true,
  position: true,
  approver_ids: true,
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

export const entryOf = ({
  id,
  first_name,
  last_name,
  avatar,
  status,
  group,
  position,
  approver_ids,
}: DirectoryEntry): DirectoryEntry => ({
  id,
  first_name,
  last_name,
  avatar,
  status,
  group,
  position,
  approver_ids: [...approver_ids],
})

/** Former employees are in no list, but who had leave with them may still find them by id. */
export const isListed = ({ status }: Pick<DirectoryEntry, 'status'>) => status !== 'deleted'

/** The most people of one part: the longest names, compressed, fill half of what a DynamoDB item may hold. */
const mostInPart = 4000

/** The letter of a part whose people belong to no group. */
const ungrouped = '-'

const letterOf = (id: string | null) => id?.at(-1) ?? ungrouped

/** Divides people into parts by name: those of one group into one part, or into several that begin alike where they are too many. */
export function partsOfPeople(people: readonly DirectoryEntry[]): Map<string, DirectoryEntry[]> {
  const parts = new Map<string, DirectoryEntry[]>()
  for (const [letter, some] of Map.groupBy(people, ({ group }) => letterOf(group)))
    if (some.length <= mostInPart) parts.set(letter, some)
    else for (const [last, few] of Map.groupBy(some, ({ id }) => letterOf(id))) parts.set(`${letter}${last}`, few)
  for (const some of parts.values()) some.sort(byGroup)
  return parts
}

/** Neighbours have much in common, which compresses well. */
const byGroup = (one: DirectoryEntry, other: DirectoryEntry) =>
  compare(one.group ?? '', other.group ?? '') || compare(one.id, other.id)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Whether the people of a group may lie in a part. */
export const holdsGroup = (part: string, group: string | null) => part.startsWith(letterOf(group))

/** The part that holds the id of somebody who is not active. */
export const partOfInactive = (id: string) => letterOf(id)

/** Divides the ids of those who are not active into parts by name. */
export const partsOfInactive = (ids: Iterable<string>): Map<string, string[]> =>
  Map.groupBy([...ids].sort(compare), partOfInactive)
