import * as z from 'zod/mini'
import { Id } from '#shared/contract/wire.ts'

/** What the dispatcher asks the sender of letters for; the words are found when the letter goes. */
export const LetterRequest = z.discriminatedUnion('letter', [
  z.object({ letter: z.literal('invitation'), event: z.string(), invitation: Id }),
  /** A link for choosing another password; only the one that was asked for last is written about. */
  z.object({ letter: z.literal('reset'), event: z.string(), account: Id, nonce: z.string() }),
  z.object({ letter: z.literal('alarm'), event: z.string(), account: Id, alarm: Id }),
  z.object({ letter: z.literal('companyDeleted'), event: z.string(), company: Id, to: Id }),
  z.object({
    letter: z.literal('leave'),
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
export type LetterRequest = z.infer<typeof LetterRequest>
