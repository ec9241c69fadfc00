import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { GroupName } from '../model.ts'
import { GroupView } from './group-view.ts'

export const addGroup = endpoint('POST /group', {
  summary: 'A new group',
  access: 'admin',
  keys: 'write',
  body: z.object({ name: GroupName }),
  reply: z.object({ data: GroupView }),
})
