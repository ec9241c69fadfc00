import type { UserGroup } from '#shared/backoffice/user-groups/user-group.ts'
import { problem } from '#shared/contract/problem.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'
import { userGroups } from './user-group-store.ts'

/** A group, of which whoever writes to it is told that somebody else has removed it. @throws Problem `notFound` */
export async function groupToWriteTo(id: string): Promise<Stored<UserGroup>> {
  const group = await get(userGroups, { id })
  if (!group) throw problem('notFound', 'refusals:userGroupGone')
  return group
}
