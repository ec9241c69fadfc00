import * as z from 'zod/mini'
import { Id } from '#shared/contract/wire.ts'

/** What the dispatcher asks the sender of letters for; the words are found when the letter goes. */
export const LetterRequest = z.discriminatedUnion('letter', [
  z.object({ letter: z.literal('invitation'), event: z.string(), invitation: Id }),
  z.object({
    letter: z.literal('leave'),
    event: z.string(),
    /** The number of the notice that it goes with. */
    type: z.int(),
    company: Id,
    to: Id,
    member: Id,
    request: Id,
  }),
])
export type LetterRequest = z.infer<typeof LetterRequest>
