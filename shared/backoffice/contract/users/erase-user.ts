import * as z from 'zod/mini'
import { Email } from '../../../account/model.ts'
import { endpoint } from '../../../contract/endpoint.ts'

export const eraseUser = endpoint('DELETE /admin/user/{id}', {
  summary: 'Erases an account as its owner could, for whoever types its address',
  access: 'operator:users.write',
  confirmed: true,
  problems: ['conflict'],
  body: z.object({ email: Email }),
})
