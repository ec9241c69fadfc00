import * as z from 'zod/mini'
import { Id } from '#shared/contract/wire.ts'

/** What the dispatcher asks the sender of letters for; the words are found when the letter goes. */
export const EmailJob = z.discriminatedUnion('email', [
  z.object({ email: z.literal('invitation'), event: z.string(), invitation: Id }),
  /** A link for choosing another password; only the one that was asked for last is written about. */
  z.object({ email: z.literal('reset'), event: z.string(), account: Id, nonce: z.string() }),
  z.object({ email: z.literal('securityAlert'), event: z.string(), account: Id, alert: Id }),
  z.object({ email: z.literal('companyDeleted'), event: z.string(), company: Id, to: Id }),
  z.object({
    email: z.literal('leave'),
    event: z.string(),
    /** The number of the notice that it goes with. */
    type: z.int(),
    company: Id,
    to: Id,
    member: Id,
    request: Id,
    /** How many steps the request had taken by then. */
    step: z._default(z.int(), 0),
    /** The approvers who are away and in whose place the receiver is told. */
    stands_in_for: z._default(z.array(Id), []),
  }),
])
export type EmailJob = z.infer<typeof EmailJob>
