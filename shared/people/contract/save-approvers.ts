import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { ApproverIds } from './approver-ids.ts'
import { PersonView } from './person-view.ts'

export const saveApprovers = endpoint('PUT /user/{id}/approvers', {
  summary: "Who decides on a person's requests",
  access: 'admin',
  body: z.object({ approver_ids: ApproverIds }),
  reply: z.object({ data: PersonView }),
})
