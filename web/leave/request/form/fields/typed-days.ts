import { isDay } from '#shared/calendar/day.ts'
import type { Period } from '#shared/calendar/period.ts'

/** The period of two typed days, once both are whole, real and in order. */
export const periodOf = ({ from_date, to_date }: Record<'from_date' | 'to_date', string>): Period | undefined =>
  isDay(from_date) && isDay(to_date) && from_date <= to_date ? { from_date, to_date } : undefined
