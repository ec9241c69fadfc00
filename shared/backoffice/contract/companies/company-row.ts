import * as z from 'zod/mini'
import { standings } from '../../../company/plan/plan.ts'
import { Day } from '../../../calendar/day.ts'

/** A company in a list. */
export const CompanyRow = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  created_at: z.int(),
  /** Its active members. */
  seats: z.int(),
  standing: z.enum(standings),
  /** Whether it has asked for everything free of charge, and waits for an answer. */
  asks_for_grant: z.boolean(),
  /** The last day that it can be used as now; null where nothing ends. */
  last_day: z.nullable(Day),
  /** The day from which on it is erased; null where it is not deleted. */
  erase_on: z.nullable(Day),
})
export type CompanyRow = z.infer<typeof CompanyRow>
