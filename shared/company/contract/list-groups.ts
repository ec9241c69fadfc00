import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { GroupView } from './group-view.ts'

export const listGroups = endpoint('GET /group', {
  summary: 'The groups, to which people belong by their `group_id`',
  access: 'member',
  keys: 'read',
  reply: z.object({ data: z.array(GroupView) }),
})
