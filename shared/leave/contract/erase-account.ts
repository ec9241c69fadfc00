import * as z from 'zod/mini'
import { Email } from '../../account/model.ts'
import { endpoint } from '../../contract/endpoint.ts'

export const eraseAccount = endpoint('DELETE /user/me/account', {
  summary: 'Erases the own account, for whoever types its address; companies keep what the law wants, without a name',
  access: 'account',
  confirmed: true,
  problems: ['conflict'],
  body: z.object({ email: Email }),
})
