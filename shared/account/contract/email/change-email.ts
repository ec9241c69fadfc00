import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Email } from '../../model.ts'
import { EmailChangeView } from './show-email-change.ts'

export const changeEmail = endpoint('PUT /user/email', {
  summary:
    'Asks for another address of the own account, which stays as it is until the link is opened that is sent to the new one',
  access: 'account',
  confirmed: true,
  body: z.object({ email: Email }),
  reply: z.object({ data: EmailChangeView }),
})
