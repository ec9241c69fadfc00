import { members } from '#functions/company/member-store.ts'
import { keysNamed } from '#functions/company/key-names.ts'
import { isKeyId } from '#functions/platform/api-keys.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'

/** What a reply says of somebody whom it names. */
export interface Named extends Pick<Member, 'id' | 'first_name' | 'last_name' | 'avatar'> {
  /** The directory has its name alone. */
  position: Member['position'] | string
}
export type People = ReadonlyMap<string, Named>

/** People by id, of whom those known are not read. */
export async function peopleOf(company: string, ids: readonly string[], known: Iterable<Named> = []): Promise<People> {
  const people = new Map<string, Named>([...known].map(person => [person.id, person]))
  const others = [...new Set(ids)].filter(id => !people.has(id))
  const [found, keys] = await Promise.all([
    getAll(
      members,
      others.filter(id => !isKeyId(id)).map(id => ({ company, id })),
    ),
    keysNamed(company, others),
  ])
  for (const person of found) people.set(person.id, person)
  for (const { id, name } of keys) people.set(id, { id, first_name: '', last_name: name, avatar: null, position: null })
  return people
}
