import { addDays, type Year } from '../../calendar/day.ts'
import { commonPart, lengthOf, wholeYear, type Period } from '../../calendar/period.ts'
import { notCounted } from './absence.ts'
import type { LeaveFacts } from './facts.ts'

/** The part of a year in which the employment exists; without a known start or end it is taken to last. */
export const employedIn = (year: Year, { employment_start, employment_end }: LeaveFacts): Period | undefined =>
  commonPart(
    { from_date: employment_start ?? `${year}-01-01`, to_date: employment_end ?? `${year}-12-31` },
    wholeYear(year),
  )

/** The days of the periods as periods that do not overlap, in order. */
export function union(periods: readonly Period[]): Period[] {
  const apart: Period[] = []
  for (const { from_date, to_date } of periods.toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))) {
    const last = apart.at(-1)
    if (from_date > to_date || (last && to_date <= last.to_date)) continue
    apart.push({ from_date: last && from_date <= last.to_date ? addDays(last.to_date, 1) : from_date, to_date })
  }
  return apart
}

/** Every period of absence that does not count as time at work, in any year. */
function absencesOf({ absences = [], absences_not_counted = [] }: LeaveFacts): Period[] {
  return [
    ...absences_not_counted.map(({ from, to }) => ({ from_date: from, to_date: to })),
    ...absences.flatMap(absence => notCounted(absence) ?? []),
  ]
}

/** Calendar days of a period of employment that are time at work, weekends inside absence left out too (Mt. 115. § (2)). */
export function countedWithin(period: Period, facts: LeaveFacts): number {
  let days = lengthOf(period)
  for (const absent of union(absencesOf(facts).flatMap(absence => commonPart(absence, period) ?? [])))
    days -= lengthOf(absent)
  return days
}

/** Calendar days of the year that are time at work: employed, less what Mt. 115. § (2) does not count. */
export function eligibleDays(facts: LeaveFacts, year: Year): number {
  const employed = employedIn(year, facts)
  return employed ? countedWithin(employed, facts) : 0
}

/** Calendar days of the year that sick leave is given for: from the start of the employment to 31 December (Mt. 126. § (3)). */
export function sickLeaveDaysCounted(facts: LeaveFacts, year: Year, until: 'from_start' | 'from_start_to_end'): number {
  const employed = employedIn(year, facts)
  if (!employed) return 0
  return lengthOf(until === 'from_start' ? { ...employed, to_date: `${year}-12-31` } : employed)
}
