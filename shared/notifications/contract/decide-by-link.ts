import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Decision } from '../../leave/view/decision.ts'

export const decideByLink = endpoint('POST /day-off/decision', {
  summary: 'Approves or denies the request that the token of a link in an email names, as whoever the link was sent to',
  access: 'anyone',
  problems: ['conflict'],
  body: z.extend(Decision, {
    token: z.string({ error: 'problems:required' }),
    decision: z.enum(['approved', 'denied']),
    version: z.int(),
  }),
})
