import * as z from 'zod/mini'
import { Id } from '../contract/wire.ts'
import { Language } from '../words/language.ts'

/** What is left to erase of an account that is no more; it holds the address until the email that confirms the erasure is queued, and goes with it. */
export const AccountErasure = z.object({
  account: Id,
  email: z.string(),
  language: Language,
  /** Whether the address was confirmed, without which nothing is sent to it. */
  is_confirmed: z.boolean(),
  asked_at: z.int(),
  /** The companies that still know the person. */
  companies: z.array(Id),
})
export type AccountErasure = z.infer<typeof AccountErasure>
