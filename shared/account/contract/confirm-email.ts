import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const confirmEmail = endpoint('POST /auth/confirm-email', {
  summary: 'Confirms the address of an account by the token of a link, which releases the invitations that wait for it',
  access: 'anyone',
  body: z.object({ token: z.string({ error: 'problems:required' }) }),
  /** Whether the address had been confirmed before, as by the same link. */
  reply: z.object({ data: z.object({ was_confirmed: z.boolean() }) }),
})
