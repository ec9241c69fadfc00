import { addDays, daysBetween, type Year } from '../../calendar/day.ts'
import { hoursOf } from '../../calendar/hundredths.ts'
import { lengthOf, type Period } from '../../calendar/period.ts'
import { roundedHalfUp } from '../../calendar/whole-numbers.ts'
import { patternOn, weeklyHundredths, type WorkingPattern } from '../../calendar/working-pattern.ts'
import { employedIn } from './employment.ts'
import type { LeaveFacts } from './facts.ts'
import type { HourLine } from './line.ts'

/** How long each week holds within a period: its hours in hundredths, and the calendar days. */
function weeksWithin(patterns: readonly WorkingPattern[], { from_date, to_date }: Period) {
  const changes = patterns.map(({ valid_from }) => valid_from).filter(day => from_date < day && day <= to_date)
  const starts = [from_date, ...new Set(changes.toSorted())]
  const after = addDays(to_date, 1)
  return starts.map((start, index) => ({
    weekly: weeklyHundredths(patternOn(patterns, start).week),
    calendar_days: daysBetween(start, starts[index + 1] ?? after),
  }))
}

/**
 * A year's leave of an unequal schedule in hours: the days, rounded first, times the daily working time, a fifth of the
 * weekly one (Mt. 124. § (3)–(4)). Null in an equal schedule. Leave is kept in one way for a calendar year, so the schedule
 * at its beginning decides; where the week changes in the year, each week counts for the days it is in force. Rounded once,
 * on the sum: each line is what its week adds to the sum so far.
 */
export function linesInHours(days: number, facts: LeaveFacts, year: Year): HourLine[] | null {
  const { patterns = [] } = facts
  const employed = employedIn(year, facts)
  if (!employed || !patternOn(patterns, employed.from_date).unequal_schedule) return null
  const employed_days = lengthOf(employed)
  let weighed = 0
  let before = 0
  return weeksWithin(patterns, employed).map(({ weekly, calendar_days }) => {
    weighed += weekly * calendar_days
    const sum = roundedHalfUp(days * weighed, 5 * employed_days)
    const hundredths = sum - before
    before = sum
    return {
      part: 'hours',
      hundredths,
      paragraph: 'Mt. 124. § (3)',
      data: { days, weekly_hours: hoursOf(weekly), calendar_days, employed_days },
    }
  })
}

/** The hours that the lines add up to. */
export const hoursIn = (lines: readonly HourLine[]) =>
  hoursOf(lines.reduce((sum, { hundredths }) => sum + hundredths, 0))
