import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const stopEmailChange = endpoint('POST /auth/stop-email-change', {
  summary:
    'Stops the change of an address by the token of the link sent to the old one, or takes it back: every session ends then, and the password is to be chosen anew',
  access: 'anyone',
  body: z.object({ token: z.string({ error: 'problems:required' }) }),
  /** Whether the address had been changed, and is the old one again. */
  reply: z.object({ data: z.object({ was_changed: z.boolean() }) }),
})
