import * as z from 'zod/mini'
import { Role, roles } from '../contract/role.ts'
import { Member, MissingFact } from './model.ts'

const fields = {
  id: true,
  first_name: true,
  last_name: true,
  avatar: true,
  status: true,
  group: true,
  approver_ids: true,
} as const

/**
 * What every colleague may see of a person, wherever people are listed, chosen or named; and what only administrators are told: the
 * address, and what is null where it is as with most people, which takes no room.
 */
export const DirectoryEntry = z.extend(z.pick(Member, fields), {
  /** The name of the position. */
  position: z.nullable(z.string()),
  /** The role of who is more than an employee. */
  role: z._default(z.nullable(Role), null),
  /** The address, by which administrators search; null of a former employee. */
  email: z._default(z.nullable(z.string()), null),
  /** The missing facts as the sum of their numbers, which takes less room than their names. */
  missing: z._default(z.nullable(z.int()), null),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

export const directoryFields = Object.keys(DirectoryEntry.shape) as (keyof DirectoryEntry)[]

/** The missing facts as one number: a power of two for each. */
const numberOf = (facts: readonly MissingFact[] = []) =>
  facts.reduce((sum, fact) => sum + 2 ** MissingFact.options.indexOf(fact), 0)

/** The missing facts that a number stands for. */
export const missingFactsOf = (number: number): MissingFact[] =>
  MissingFact.options.filter((_, place) => Math.floor(number / 2 ** place) % 2 === 1)

type Listed = Pick<Member, keyof typeof fields | 'position' | 'role' | 'email' | 'missing'>

/** What the directory says of a member, and nothing else of what is known of them. */
export const directoryEntryOf = ({ position, role, email, missing, ...member }: Listed): DirectoryEntry => ({
  ...(Object.fromEntries(Object.keys(fields).map(field => [field, member[field as keyof typeof fields]])) as Pick<
    Member,
    keyof typeof fields
  >),
  position: position?.name ?? null,
  role: role === roles.employee ? null : role,
  email: isListed(member) ? email : null,
  missing: numberOf(missing) || null,
})

/** Former employees are in no list, but who had leave with them may still find them by id. */
export const isListed = ({ status }: Pick<DirectoryEntry, 'status'>) => status !== 'deleted'

/** The most that the people of one part take in bytes, not compressed: a DynamoDB item holds 400 KB, whatever the compression saves of it. */
const mostInPart = 350_000

/** The letter of a part whose people belong to no group. */
const ungrouped = '-'

/** A letter of an id, counted from its end, where ids differ most. */
const letterOf = (id: string | null, place = 1) => id?.at(-place) ?? ungrouped

const encoder = new TextEncoder()
const bytesOf = (people: readonly DirectoryEntry[]) =>
  encoder.encode(JSON.stringify(people.map(entry => Object.values(entry)))).length

/** Divides people into parts by name: those of one group into one part, or into several that begin alike where they are too many. */
export function partsOfPeople(people: readonly DirectoryEntry[]): Map<string, DirectoryEntry[]> {
  const parts = new Map<string, DirectoryEntry[]>()
  function divide(part: string, some: DirectoryEntry[], place: number) {
    if (some.length === 1 || bytesOf(some) <= mostInPart) parts.set(part, some.sort(byGroup))
    else
      for (const [letter, few] of Map.groupBy(some, ({ id }) => letterOf(id, place)))
        divide(`${part}${letter}`, few, place + 1)
  }
  for (const [letter, some] of Map.groupBy(people, ({ group }) => letterOf(group))) divide(letter, some, 1)
  return parts
}

/** Neighbours have much in common, which compresses well. */
const byGroup = (one: DirectoryEntry, other: DirectoryEntry) =>
  compare(one.group ?? '', other.group ?? '') || compare(one.id, other.id)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Whether the people of a group may lie in a part. */
export const holdsGroup = (part: string, group: string | null) => part.startsWith(letterOf(group))

/** Divides the ids of those who are not active into parts by name. */
export const partsOfInactive = (ids: Iterable<string>): Map<string, string[]> =>
  Map.groupBy([...ids].sort(compare), id => letterOf(id))
