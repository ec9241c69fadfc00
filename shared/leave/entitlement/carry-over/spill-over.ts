import type { WorkingTime } from '../../../calendar/counted-year.ts'
import { yearOf } from '../../../calendar/day.ts'
import { generalTime } from '../../../calendar/general-schedule.ts'
import { yearsOf, type Period } from '../../../calendar/period.ts'
import { workingDays } from '../../../calendar/working-days.ts'

/** Working days of a leave over New Year that may fall into the next year. */
const mostInNextYear = 5

/** Whether a leave that begins in the year it is due and ends in the next counts as granted in the due one (Mt. 123. § (4)). */
export function spillOver(period: Period, time: WorkingTime = generalTime(yearsOf(period))) {
  const { days, by_year } = workingDays(period, time)
  const working_days_next_year = days - (by_year[yearOf(period.from_date)] ?? 0)
  return {
    working_days_next_year,
    counts_as_granted_in_due_year: working_days_next_year <= mostInNextYear,
    paragraph: 'Mt. 123. § (4)',
  }
}
