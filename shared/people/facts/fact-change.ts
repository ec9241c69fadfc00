import * as z from 'zod/mini'
import { Year } from '../../calendar/day.ts'
import { Id } from '../../contract/wire.ts'
import type { EmploymentTerms } from '../model.ts'
import { factNames, type CountedFact } from './counted-facts.ts'

/** A fact before and after a change, as the terms hold it. */
export const FactDifference = z.object({ fact: z.enum(factNames), before: z.unknown(), after: z.unknown() })
export type FactDifference = z.infer<typeof FactDifference>

/** Days granted by hand, or their removal. */
export const ExtraDaysChange = z.object({
  id: Id,
  year: Year,
  days: z.int(),
  comment: z.string(),
  is_removal: z.boolean(),
})
export type ExtraDaysChange = z.infer<typeof ExtraDaysChange>

/** Recorded changes hold since they were made; proposed ones hold once they are confirmed. */
export const FactStatus = z.enum(['recorded', 'proposed', 'confirmed', 'declined', 'withdrawn'])
export type FactStatus = z.infer<typeof FactStatus>

/** A change of the facts that a person's leave is counted from, kept for good. */
export const FactChange = z.object({
  company: Id,
  member: Id,
  id: Id,
  status: FactStatus,
  /** Who made or proposed it. */
  by: Id,
  at: z.int(),
  facts: z.array(FactDifference),
  extra: z.optional(ExtraDaysChange),
  /** Marks a change of one's own facts that nobody else could have confirmed. */
  own: z.optional(z.boolean()),
  /** Who confirmed, declined or withdrew it. */
  decision: z.optional(z.object({ by: Id, at: z.int(), reason: z.optional(z.string()) })),
})
export type FactChange = z.infer<typeof FactChange>

/** The longest reason for declining a proposal, in characters. */
export const longestReason = 180

/** The facts in which two states of the terms differ. */
export const differencesOf = (before: EmploymentTerms, after: EmploymentTerms): FactDifference[] =>
  factNames
    .filter(fact => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]))
    .map(fact => ({ fact, before: before[fact], after: after[fact] }))

/** The terms with one side of these differences. */
export const withFacts = <T extends EmploymentTerms>(
  terms: T,
  facts: readonly FactDifference[],
  side: 'before' | 'after' = 'after',
): T => ({ ...terms, ...(Object.fromEntries(facts.map(one => [one.fact, one[side]])) as Pick<T, CountedFact>) })
