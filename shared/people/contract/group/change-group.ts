import * as z from 'zod/mini'
import { GroupView } from '../../../company/contract/group-view.ts'
import { GroupName } from '../../../company/model.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { ApproverIds } from '../approver-ids.ts'

export const changeGroup = endpoint('PUT /group/{id}', {
  summary: 'Name and standard approvers of a group; approvers that are left out stay',
  access: 'admin',
  body: z.object({ name: GroupName, approver_ids: z.optional(ApproverIds) }),
  reply: z.object({ data: GroupView }),
})
