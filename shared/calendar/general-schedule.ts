import { calendarOfYears } from './company-calendar.ts'
import type { WorkingTime } from './counted-year.ts'
import { addDays, yearOf, type Day, type Year } from './day.ts'
import { dayKind } from './working-days.ts'
import { generalWeek } from './working-pattern.ts'

const patterns = [{ valid_from: '1900-01-01', week: generalWeek }]

/** Who works Monday to Friday by the statutory calendar (Mt. 97. § (2), 102. §). */
export const generalTime = (years: readonly Year[]): WorkingTime => ({
  patterns,
  calendar: calendarOfYears({ country: 'HU', own: [] }, years, 'hu'),
})

/** The day itself where it is a working day, else the next one that is: where a deadline ends that falls on a day off (Mt. 25. § (5)). */
export function workdayFrom(day: Day, time = generalTime([yearOf(day), yearOf(day) + 1])): Day {
  let found = day
  while (dayKind(found, time).blocked) found = addDays(found, 1)
  return found
}
