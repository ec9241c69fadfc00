import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { UserGroupDraft } from '../../user-groups/user-group.ts'
import { UserGroupView } from './list-user-groups.ts'

export const addUserGroup = endpoint('POST /admin/user-group', {
  summary: 'Adds a user group; those who belong to it by a rule come with the next minutes',
  access: 'operator:user-groups.write',
  problems: ['conflict'],
  body: UserGroupDraft,
  reply: z.object({ data: UserGroupView }),
})
