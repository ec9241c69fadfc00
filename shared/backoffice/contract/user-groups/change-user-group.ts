import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { UserGroupDraft } from '../../user-groups/user-group.ts'
import { UserGroupView } from './list-user-groups.ts'

export const changeUserGroup = endpoint('PUT /admin/user-group/{id}', {
  summary: 'Changes a user group; whoever belongs to it follows its rule with the next minutes',
  access: 'operator:user-groups.write',
  problems: ['conflict'],
  body: z.extend(UserGroupDraft, {
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
  reply: z.object({ data: UserGroupView }),
})
