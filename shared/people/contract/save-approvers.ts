import { Id } from '../../contract/wire.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PersonView } from './person-view.ts'

export const saveApprovers = endpoint('PUT /user/{id}/approvers', {
  summary: "Who decides on a person's requests",
  access: 'admin',
  body: z.object({ approver_ids: z.array(Id).check(z.maxLength(20, { error: 'problems:tooManyItems' })) }),
  reply: z.object({ data: PersonView }),
})
