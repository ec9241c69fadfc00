import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const confirmEmailChange = endpoint('POST /auth/confirm-email-change', {
  summary: 'Changes the address of an account, in all of its companies, by the token of the link sent to the new one',
  access: 'anyone',
  body: z.object({ token: z.string({ error: 'problems:required' }) }),
  problems: ['conflict'],
  /** The address of the account from now on, and whether it was so before, as by the same link. */
  reply: z.object({ data: z.object({ email: z.string(), was_changed: z.boolean() }) }),
})
