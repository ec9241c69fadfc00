import * as z from 'zod/mini'
import { FactStatus } from '../../facts/fact-change.ts'

const Who = z.object({ id: z.string(), name: z.string() })

/** A change of the facts that a person's leave is counted from, in words of the language of the call. */
export const FactChangeView = z.object({
  id: z.string(),
  /** Whose facts they are. */
  person: Who,
  status: FactStatus,
  by: Who,
  at: z.int(),
  changes: z.array(z.object({ fact: z.string(), label: z.string(), before: z.string(), after: z.string() })),
  /** Whether somebody changed their own facts, and nobody else could have confirmed it. */
  own: z.boolean(),
  /** Who confirmed, declined or withdrew it; null while nobody has. */
  decision: z.nullable(z.object({ by: Who, at: z.int(), reason: z.nullable(z.string()) })),
  /** Whether the caller may confirm or decline it now. */
  may_decide: z.boolean(),
  /** Whether the caller may withdraw it now. */
  may_withdraw: z.boolean(),
})
export type FactChangeView = z.infer<typeof FactChangeView>

/** What of a change waits for confirmation; left out where all of it holds. */
export const Proposal = z.optional(FactChangeView)
