import * as z from 'zod/mini'
import { NewPassword, PersonName } from '../../account/model.ts'
import { endpoint } from '../../contract/endpoint.ts'

export const acceptInvitation = endpoint('POST /user/save-invite-password', {
  summary: 'Accepts an invitation with name and a new password; somebody who has an account signs in and joins by it',
  access: 'anyone',
  body: z.object({
    token: z.string({ error: 'problems:required' }),
    first_name: PersonName,
    last_name: PersonName,
    password: NewPassword,
  }),
  reply: z.object({
    /** Missing for somebody with a second factor, who signs in by both steps. */
    token: z.optional(z.string()),
  }),
})
