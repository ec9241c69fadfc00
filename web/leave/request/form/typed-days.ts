import { isDay } from '#shared/calendar/day.ts'
import type { Period } from '#shared/calendar/period.ts'

/** The two typed days of a request; either may be empty or half typed. */
export interface TypedDays {
  from: string
  to: string
}

/** The period, once both days are whole, real and in order. */
export const periodOf = ({ from, to }: TypedDays): Period | undefined =>
  isDay(from) && isDay(to) && from <= to ? { from_date: from, to_date: to } : undefined

/** What keeps a typed day from being sent, if anything does. */
export const troubleWith = (day: string): 'missing' | 'unreadable' | undefined =>
  day === '' ? 'missing' : isDay(day) ? undefined : 'unreadable'
