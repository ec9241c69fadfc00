import { yearsOf } from '../calendar/period.ts'
import { addDays, type Day } from '../calendar/day.ts'
import { workingDays } from '../calendar/working-days.ts'
import type { WorkCalendar } from '../company/model.ts'
import { workedBy, workingTimeOf } from '../leave/situation.ts'
import type { EmploymentTerms } from '../people/model.ts'

/** How many of their working days somebody has to decide before they are reminded. */
export const daysToDecide = 2

/**
 * Whether somebody is reminded on a day of what has waited since another one: on a working day of theirs, the second one after the day
 * on which they heard of it or a later one.
 */
export function isReminderDue(
  since: Day,
  today: Day,
  work: { terms: EmploymentTerms; calendar: WorkCalendar },
): boolean {
  if (since >= today || !workedBy(work)({ from_date: today, to_date: today })) return false
  const period = { from_date: addDays(since, 1), to_date: today }
  return workingDays(period, workingTimeOf(work, yearsOf(period))).days >= daysToDecide
}
