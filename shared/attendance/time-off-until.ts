import type { Day } from '../calendar/day.ts'
import type { WorkCalendar } from '../company/model.ts'
import { lastDayOfTimeOff } from '../leave/balance/overtime-bucket.ts'
import { rulesOf } from '../leave/situation.ts'
import type { AttendanceSheet } from './model.ts'

/**
 * The last day of the time off for the overtime of a month; undefined where it is paid. What was accepted stays as it was accepted, and
 * another month follows what the company has chosen.
 */
export const timeOffUntil = (
  { month, state, time_off_until }: Pick<AttendanceSheet, 'month' | 'state' | 'time_off_until'>,
  calendar: WorkCalendar,
): Day | undefined => (state === 'accepted' ? time_off_until : lastDayOfTimeOff(rulesOf(calendar), month))
