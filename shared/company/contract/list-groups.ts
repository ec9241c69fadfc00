import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { GroupView } from './group-view.ts'

export const listGroups = endpoint('GET /group', {
  summary: 'The groups and who belongs to them',
  access: 'member',
  reply: z.object({ data: z.array(GroupView) }),
})
