import { members } from '#functions/company/member-store.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'

export type People = ReadonlyMap<string, Member>

/** People by id, of whom those known are not read. */
export async function peopleOf(
  company: string,
  ids: readonly string[],
  known: readonly Member[] = [],
): Promise<People> {
  const people = new Map<string, Member>(known.map(person => [person.id, person]))
  const others = [...new Set(ids)].filter(id => !people.has(id))
  const found = await getAll(
    members,
    others.map(id => ({ company, id })),
  )
  for (const person of found) people.set(person.id, person)
  return people
}
