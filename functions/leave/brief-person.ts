import type { Member } from '#shared/company/model.ts'

/** A person in short; an erased person has no name left. */
export function briefPerson(
  id: string,
  known: ReadonlyMap<string, Pick<Member, 'first_name' | 'last_name' | 'avatar'>>,
) {
  const { first_name = '', last_name = '', avatar = null } = known.get(id) ?? {}
  return { id, first_name, last_name, avatar }
}
