import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { UserGroup } from '../../user-groups/user-group.ts'

/** A user group, and the version of it that was read. */
export const UserGroupView = z.extend(UserGroup, { version: z.int() })
export type UserGroupView = z.infer<typeof UserGroupView>

export const listUserGroups = endpoint('GET /admin/user-group', {
  summary: 'The user groups by name',
  access: 'operator:user-groups.read',
  reply: z.object({ data: z.array(UserGroupView) }),
})
