import * as z from 'zod/mini'
import { GivenPassword, PersonName } from '../../account/model.ts'
import { endpoint } from '../../contract/endpoint.ts'

export const acceptInvitation = endpoint('POST /user/save-invite-password', {
  summary: 'Accepts an invitation with name and password; somebody who has an account gives its password',
  access: 'anyone',
  body: z.object({
    token: z.string({ error: 'problems:required' }),
    first_name: PersonName,
    last_name: PersonName,
    password: GivenPassword,
  }),
  reply: z.object({
    /** Missing for somebody with a second factor, who signs in by both steps. */
    token: z.optional(z.string()),
  }),
})
