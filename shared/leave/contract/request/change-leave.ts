import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { leaveFields } from '../../view/request-form.ts'
import { RequestView } from '../../view/request-view.ts'

const ChangeForm = z.object({ ...leaveFields, user_id: z.optional(Id) })

export const changeLeave = endpoint('PUT /day-off/{id}', {
  summary: 'Changes a request and keeps its status',
  access: 'admin',
  keys: 'write',
  books: true,
  body: ChangeForm,
  reply: z.object({ data: RequestView }),
})
