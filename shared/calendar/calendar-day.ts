import * as z from 'zod/mini'
import { Day } from './day.ts'

/**
 * A day that is not like the others of its weekday. `observed_on`: of a moved rest day, the Saturday worked instead; of a
 * working Saturday, the day it stands in for; of a holiday, the weekday on which it is kept instead of its own date.
 */
export const CalendarDay = z.object({
  id: z.string(),
  name: z.string(),
  date: Day,
  observed_on: z.nullable(Day),
  kind: z.enum(['public_holiday', 'rest_day_moved', 'working_day_moved', 'company']),
})
export type CalendarDay = z.infer<typeof CalendarDay>
