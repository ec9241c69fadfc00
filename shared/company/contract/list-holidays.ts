import { endpoint } from '../../contract/endpoint.ts'
import { QueryYear } from '../../contract/wire.ts'
import * as z from 'zod/mini'
import { HolidayView } from './holiday-view.ts'

/** How certain a year's moved days are, with a warning for administrators. */
const KnownYear = z.object({
  year: z.int(),
  certainty: z.enum(['high', 'medium', 'unknown']),
  /** The number of the decree, where there is one. */
  source: z.nullable(z.string()),
  warning: z.nullable(z.string()),
})

export const listHolidays = endpoint('GET /holiday', {
  summary: 'Public holidays, moved days and the days of the company, of one year or of this and the next',
  access: 'member',
  keys: 'read',
  query: z.object({ year: z.optional(QueryYear) }),
  reply: z.object({
    data: z.array(HolidayView),
    /** The dates on which the company has put something in place of what the law says. */
    corrections: z.array(z.string()),
    /** What the law says of those dates. */
    by_law: z.array(HolidayView),
    years: z.array(KnownYear),
  }),
})
