import { Member } from '#shared/company/model.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { directoryEntryOf } from '#shared/company/directory.ts'
import { Problem } from '#shared/contract/problem.ts'
import { beyond, companyPartition, memberKey } from '#functions/platform/keys.ts'
import type { Kind, Stored, Upcast } from '#functions/platform/kind.ts'
import { get, list, put, replace, type Write } from '#functions/platform/table.ts'
import { directoryChanges } from './directory-store.ts'

const adminsPartition = (company: string) => `${companyPartition(company)}#ADMINS`
const delegationsPartition = (company: string, standIn: string) => `${companyPartition(company)}#STAND_IN#${standIn}`

/** A position was a text before positions were kept. */
const withPositionOfName: Upcast = ({ position, ...member }) => ({
  ...member,
  position: typeof position === 'string' ? { id: null, name: position } : position,
})

/** The first index lists a company's administrators, the second those who have named somebody as their stand-in. */
export const members: Kind<Member, { company: string; id: string }> = {
  name: 'Member',
  schema: Member,
  key: memberKey,
  upcasts: [withPositionOfName],
  index1: member =>
    member.status === 'active' && isAdmin(member) ? { pk: adminsPartition(member.company), sk: member.id } : undefined,
  index2: ({ company, id, stand_in }) =>
    stand_in === null ? undefined : { pk: delegationsPartition(company, stand_in), sk: id },
}

/** The writes that store a member together with what the directory has to know of them. */
export const storeMember = (member: Stored<Member>): Write[] => [
  replace(members, member),
  put(
    directoryChanges,
    { company: member.company, id: member.id, entry: directoryEntryOf(member) },
    member._version + 1,
  ),
]

/** What the sort key of a member begins with, before the id. */
export const memberPrefix = 'MEMBER#'

/** All members of a company in the order of their ids, former employees included. */
export const membersOf = (company: string) => list(members, { pk: companyPartition(company), prefix: memberPrefix })

/** The next members after one, in the order of their ids. */
export const membersAfter = (company: string, id: string | undefined, atMost: number) =>
  list(members, { pk: companyPartition(company), between: beyond(memberPrefix, id), atMost })

/** The active administrators, read from an eventually consistent index. */
export const adminsOf = (company: string) => list(members, { pk: adminsPartition(company), index: 1 })

/** The active members who have named somebody as their stand-in, read from an eventually consistent index. */
export const delegatingTo = async (company: string, standIn: string): Promise<Stored<Member>[]> =>
  (await list(members, { pk: delegationsPartition(company, standIn), index: 2 })).filter(
    ({ status }) => status === 'active',
  )

/** Loads a member who is not a former employee. @throws Problem `notFound` */
export async function memberOf(company: string, id: string): Promise<Stored<Member>> {
  const member = await get(members, { company, id })
  if (!member || member.status === 'deleted') throw new Problem('notFound')
  return member
}
