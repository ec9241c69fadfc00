import * as z from 'zod/mini'
import { CalendarDay } from '../../calendar/calendar-day.ts'
import { Month } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { manyIds } from '../../contract/wire.ts'
import { Absent } from '../view/absent.ts'

/** Of more people the calendar is loaded by the rows in view and by the counts of everybody, since the whole of it grows with the company. */
export const mostLoadedWhole = 200

/** The most people of one call. */
export const mostPeopleAsked = 100

/** An absence in the team calendar, with its request where the reader may open it. */
const AbsentInMonth = z.extend(Absent, { id: z.nullable(z.string()) })
export type AbsentInMonth = z.infer<typeof AbsentInMonth>

/** The time that a team calendar shows. */
export const ShownTime = z.object({
  /** The first month; without it the current one. */
  month: z.optional(Month),
  /** The number of months; without it 1. */
  months: z.optional(z.enum(['3', '12'])),
})
export type ShownTime = z.infer<typeof ShownTime>

export const showCalendar = endpoint('GET /day-off/calendar', {
  summary: 'The team calendar of a month, a quarter or a year: who is away, and the days that are not like others',
  access: 'member',
  keys: 'read',
  query: z.extend(ShownTime, {
    /** Whose absences are asked for; without it everybody's. */
    people: z.optional(manyIds(mostPeopleAsked)),
  }),
  reply: z.object({
    data: z.array(AbsentInMonth),
    days: z.array(z.pick(CalendarDay, { date: true, kind: true, name: true, observed_on: true })),
  }),
})
