import type { Day } from '../calendar/day.ts'
import { lastDateOf, lastDayOfTimeOff } from '../leave/balance/overtime-bucket.ts'
import { rulesOf, type Situation } from '../leave/situation.ts'
import type { AttendanceSheet } from './model.ts'

/**
 * The last day of the time off for the overtime of a month; undefined where it is paid. What was accepted stays as it was accepted, and
 * another month follows what the company has chosen, as long as time off can still be given: once its last day or the employment is over,
 * the overtime is paid.
 */
export function timeOffUntil(
  { month, state, time_off_until }: Pick<AttendanceSheet, 'month' | 'state' | 'time_off_until'>,
  { calendar, terms }: Pick<Situation, 'calendar' | 'terms'>,
  today: Day,
): Day | undefined {
  if (state === 'accepted') return time_off_until
  const last_date = lastDayOfTimeOff(rulesOf(calendar), month)
  return last_date && lastDateOf({ month, last_date }, { terms }) >= today ? last_date : undefined
}
