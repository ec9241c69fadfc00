import { addDays, daysBetween, type Year } from '../../calendar/day.ts'
import { lengthOf, type Period } from '../../calendar/period.ts'
import { patternOn, weeklyHundredths, type WorkingPattern } from '../../calendar/working-pattern.ts'
import { employedIn } from './employment.ts'
import type { LeaveFacts } from './facts.ts'
import { roundedHalfUp } from './share-of-year.ts'

/** The weekly hours in hundredths, added up over the days of a period. */
function weeklyOverDays(patterns: readonly WorkingPattern[], { from_date, to_date }: Period): number {
  const changes = patterns.map(({ valid_from }) => valid_from).filter(day => from_date < day && day <= to_date)
  const starts = [from_date, ...new Set(changes.toSorted())]
  const after = addDays(to_date, 1)
  return starts.reduce(
    (sum, start, index) =>
      sum + weeklyHundredths(patternOn(patterns, start).week) * daysBetween(start, starts[index + 1] ?? after),
    0,
  )
}

/**
 * A year's leave of an unequal schedule in hours: the days, rounded first, times the daily working time, a fifth of the
 * weekly one (Mt. 124. § (3)–(4)). Null in an equal schedule. Leave is kept in one way for a calendar year, so the schedule
 * at its beginning decides; where the week changes in the year, each week counts for the days it is in force.
 */
export function allowanceHours(days: number, facts: LeaveFacts, year: Year): number | null {
  const { patterns = [] } = facts
  const employed = employedIn(year, facts)
  if (!employed || !patternOn(patterns, employed.from_date).unequal_schedule) return null
  return roundedHalfUp(days * weeklyOverDays(patterns, employed), 5 * lengthOf(employed)) / 100
}
