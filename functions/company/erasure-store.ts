import * as z from 'zod/mini'
import { Day, Month } from '#shared/calendar/day.ts'
import type { Kind } from '#functions/platform/kind.ts'

/** What was erased of a company, without a word about anybody; it proves the erasure and is kept for good. */
const Erasure = z.object({
  company: z.string(),
  /** The day from which on it was to be erased. */
  erase_on: Day,
  /** Unix seconds; no end while it is under way. */
  began_at: z.int(),
  ended_at: z.nullable(z.int()),
  /** How many items were deleted, by kind. */
  items: z.record(z.string(), z.int()),
  /** How many files were deleted, by the name of their bucket. */
  files: z.record(z.string(), z.int()),
  /** The months that the company had requests in, the first and the last one met so far. */
  months: z.nullable(z.object({ from: Month, to: Month })),
})
export type Erasure = z.infer<typeof Erasure>

export const erasures: Kind<Erasure, { company: string }> = {
  name: 'Erasure',
  schema: Erasure,
  key: ({ company }) => ({ pk: `ERASURE#${company}`, sk: 'ERASURE' }),
}
