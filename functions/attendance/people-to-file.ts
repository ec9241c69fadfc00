import { allGroupsOf } from '#functions/company/group-store.ts'
import { members, membersOf } from '#functions/company/member-store.ts'
import { decidedForToday } from '#functions/leave/decided-for.ts'
import { getAll } from '#functions/platform/table.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import type { Member } from '#shared/company/model.ts'
import { isAdmin } from '#shared/contract/role.ts'
import type { PayrollOf } from '#shared/attendance/payroll/model.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'

type Reading = Pick<RequestContext, 'actor' | 'now'>

/** A person as files name them. */
export interface FiledPerson {
  member: Member
  name: string
  group: string | null
}

/** The people of a company, or those who are named, former employees included, and the groups that they may be in. */
export async function readPeople(company: string, { ids }: Pick<PayrollOf, 'ids'>) {
  const [found, groups] = await Promise.all([
    ids === undefined ? membersOf(company) : among(company, new Set(ids.split(','))),
    allGroupsOf(company, { mayLag: true }),
  ])
  return { found, groups }
}

/** People, of a group where one is named, in the order of their names. */
export function inOrder(
  { found, groups }: Awaited<ReturnType<typeof readPeople>>,
  { group }: Pick<PayrollOf, 'group'>,
  language: Language,
): FiledPerson[] {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  const { compare } = new Intl.Collator(language)
  return found
    .filter(person => group === undefined || person.group === group)
    .map(member => ({
      member,
      name: nameOf(member, language),
      group: member.group ? (groupNames.get(member.group) ?? null) : null,
    }))
    .toSorted((one, other) => compare(one.name, other.name) || (one.member.id < other.member.id ? -1 : 1))
}

/**
 * The people whose attendance somebody reads, in the order of their names: everybody for administrators, former employees included; for
 * others those whom they decide for, and themselves. Of a group or of those named by their ids, as far as they are among them.
 */
export async function peopleToFile(
  { actor, now }: Reading,
  { group, ids }: PayrollOf,
  language: Language,
): Promise<FiledPerson[]> {
  const readable = isAdmin(actor)
    ? ids
    : [...(await readBy({ actor, now }, ids === undefined ? undefined : new Set(ids.split(','))))].join(',')
  return inOrder(await readPeople(actor.company, { ids: readable }), { group }, language)
}

async function readBy(reading: Reading, named: ReadonlySet<string> | undefined): Promise<Set<string>> {
  const { user } = reading.actor
  if (named && [...named].every(id => id === user)) return new Set([user])
  const readable = [user, ...(await decidedForToday(reading)).ids]
  return new Set(readable.filter(id => named?.has(id) ?? true))
}

const among = (company: string, ids: ReadonlySet<string>) =>
  getAll(
    members,
    [...ids].map(id => ({ company, id })),
  )

/** Former employees have no sheet any more. */
export const isHere = ({ member }: FiledPerson) => member.status !== 'deleted'

/** A person's name; who has not given one yet is called by their address. */
const nameOf = (member: Member, language: Language) => personName(member, language) || member.email

/** Somebody's name in the order of a language; nothing is left of that of an erased person. */
export function personName(person: Pick<Member, 'first_name' | 'last_name'> | undefined, language: Language): string {
  const { first_name = '', last_name = '' } = person ?? {}
  return say({ key: 'problems:personName', values: { first_name, last_name } }, language).trim()
}
