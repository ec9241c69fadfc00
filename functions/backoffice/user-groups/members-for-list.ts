import type { Permission } from '#shared/contract/permission.ts'
import { problem } from '#shared/contract/problem.ts'
import { pageOfMembers } from './user-group-store.ts'

type Asked = Parameters<typeof pageOfMembers>[0] & { actor: { permissions: readonly Permission[] } }

/** The ids of a page of a group, for a list of another area. @throws Problem `forbidden` to operators who may not see groups */
export async function membersForList({ actor, ...asked }: Asked): Promise<{ ids: string[]; next: string | null }> {
  if (!actor.permissions.includes('user-groups.read')) throw problem('forbidden')
  const { page, next } = await pageOfMembers(asked)
  return { ids: page.map(({ id }) => id), next }
}
