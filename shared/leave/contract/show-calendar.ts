import * as z from 'zod/mini'
import { CalendarDay } from '../../calendar/calendar-day.ts'
import { Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Absent } from '../view/absent.ts'

/** An absence in the team calendar, with its request where the reader may open it. */
const AbsentInMonth = z.extend(Absent, { id: z.nullable(z.string()) })
export type AbsentInMonth = z.infer<typeof AbsentInMonth>

export const showCalendar = endpoint('GET /day-off/calendar', {
  summary: 'The team calendar of a month, a quarter or a year: who is away, and the days that are not like others',
  access: 'member',
  keys: 'read',
  query: z.object({
    /** The first month; without it the current one. */
    month: z.optional(Month),
    /** The number of months; without it 1. */
    months: z.optional(z.enum(['3', '12'])),
  }),
  reply: z.object({
    data: z.array(AbsentInMonth),
    days: z.array(z.pick(CalendarDay, { date: true, kind: true, name: true, observed_on: true })),
  }),
})
