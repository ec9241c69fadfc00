import { addDays, addYears, type Day } from '../../../calendar/day.ts'
import { quotas } from '../../types.ts'

/**
 * Parental leave for a child: after a year of employment until the child is three, once and not prorated (Mt. 118/A. §).
 * The last day is the safe reading, the day before the third birthday. Without a known start the year is taken to be over.
 */
export function parentalLeave(birth: Day, employmentStart: Day | null) {
  const afterAYear = employmentStart === null ? birth : addYears(employmentStart, 1)
  return {
    working_days: quotas.parental.days,
    available_from: afterAYear > birth ? afterAYear : birth,
    available_until: addDays(addYears(birth, 3), -1),
    prorated: false,
    paragraph: 'Mt. 118/A. §',
  }
}
