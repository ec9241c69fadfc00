import * as z from 'zod/mini'
import { UserGroup, UserGroupMember, type MemberKind } from '#shared/backoffice/user-groups/user-group.ts'
import { searchWord } from '#shared/backoffice/search.ts'
import { problem } from '#shared/contract/problem.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get, list } from '#functions/platform/table.ts'

export const userGroupsPartition = 'USER_GROUPS'
export const userGroupPartition = (group: string) => `USER_GROUP#${group}`
export const namesInUserGroup = (group: string, of: MemberKind) => `${userGroupPartition(group)}#NAMES#${of}`
export const userGroupsOf = (id: string) => `USER_GROUPS_OF#${id}`

export const userGroups: Kind<UserGroup, Pick<UserGroup, 'id'>> = {
  name: 'UserGroup',
  schema: UserGroup,
  key: ({ id }) => ({ pk: userGroupsPartition, sk: id }),
}

/** The first index lists the companies or the people of a group by name, the second the groups of one of them. */
export const userGroupMembers: Kind<UserGroupMember, Pick<UserGroupMember, 'group' | 'id'>> = {
  name: 'UserGroupMember',
  schema: UserGroupMember,
  key: ({ group, id }) => ({ pk: userGroupPartition(group), sk: id }),
  index1: ({ group, of, word, id }) => ({ pk: namesInUserGroup(group, of), sk: `${word}#${id}` }),
  index2: ({ group, id }) => ({ pk: userGroupsOf(id), sk: group }),
}

/** When a group was added last: each addition changes it, so that of two at once one counts again how many there are. */
const UserGroupList = z.object({ added_at: z.int() })

export const userGroupLists: Kind<z.infer<typeof UserGroupList>, object> = {
  name: 'UserGroupList',
  schema: UserGroupList,
  key: () => ({ pk: 'USER_GROUP_LIST', sk: 'LIST' }),
}

/** All groups, of which there are a hundred at most. */
export const allUserGroups = () => list(userGroups, { pk: userGroupsPartition })

/** A group. @throws Problem `notFound` */
export async function knownUserGroup(id: string): Promise<Stored<UserGroup>> {
  const group = await get(userGroups, { id })
  if (!group) throw problem('notFound')
  return group
}

interface Asked {
  group: string
  of: MemberKind
  q?: string | undefined
  cursor?: string | undefined
  atMost: number
}

/** A page of the members whose name begins with a text, after a place. */
export async function pageOfMembers({ group, of, q = '', cursor, atMost }: Asked) {
  const word = searchWord(q)
  const found = await list(userGroupMembers, {
    pk: namesInUserGroup(group, of),
    index: 1,
    between: [cursor !== undefined && cursor >= word ? `${cursor}\u0000` : word || ' ', `${word}\uffff`],
    atMost: atMost + 1,
  })
  const page = found.slice(0, atMost)
  const last = page.at(-1)
  return { page, next: last && found.length > atMost ? `${last.word}#${last.id}` : null }
}
