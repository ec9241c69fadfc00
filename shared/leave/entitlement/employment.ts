import { addDays, type Year } from '../../calendar/day.ts'
import { commonPart, lengthOf, wholeYear, type Period } from '../../calendar/period.ts'
import type { LeaveFacts } from './facts.ts'

/** The part of a year in which the employment exists; without a known start or end it is taken to last. */
export const employedIn = (year: Year, { employment_start, employment_end }: LeaveFacts): Period | undefined =>
  commonPart(
    { from_date: employment_start ?? `${year}-01-01`, to_date: employment_end ?? `${year}-12-31` },
    wholeYear(year),
  )

/** Calendar days of all the periods together; a day in several counts once. */
function lengthOfUnion(periods: readonly Period[]): number {
  let days = 0
  let countedUntil = ''
  for (const { from_date, to_date } of periods.toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))) {
    if (to_date <= countedUntil) continue
    days += lengthOf({ from_date: from_date > countedUntil ? from_date : addDays(countedUntil, 1), to_date })
    countedUntil = to_date
  }
  return days
}

/** Calendar days of the year that are time at work: employed, less what Mt. 115. § (2) does not count, weekends inside included. */
export function eligibleDays(facts: LeaveFacts, year: Year): number {
  const employed = employedIn(year, facts)
  if (!employed) return 0
  const absent = (facts.absences_not_counted ?? []).flatMap(
    ({ from, to }) => commonPart({ from_date: from, to_date: to }, employed) ?? [],
  )
  return lengthOf(employed) - lengthOfUnion(absent)
}

/** Calendar days of the year that sick leave is given for: from the start of the employment to 31 December (Mt. 126. § (3)). */
export function sickLeaveDaysCounted(facts: LeaveFacts, year: Year, until: 'from_start' | 'from_start_to_end'): number {
  const employed = employedIn(year, facts)
  if (!employed) return 0
  return lengthOf(until === 'from_start' ? { ...employed, to_date: `${year}-12-31` } : employed)
}
