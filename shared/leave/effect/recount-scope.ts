import { addDays, addYears, monthOf, yearOf, type Day, type Month } from '../../calendar/day.ts'
import { monthsOf, type Period } from '../../calendar/period.ts'
import type { WorkCalendar } from '../../company/model.ts'
import type { EmploymentTerms } from '../../people/model.ts'

/** What has to be counted again: the days of one month, or all from a day on. */
export type Scope = { month: Month; since?: undefined } | { since: Day; month?: undefined }

/** No day comes after it. */
const endOfTime: Day = '2100-12-31'

/** Months end at the latest on the 31st, which compares as well as their last day. */
export const periodOf = ({ month, since }: Scope): Period =>
  month === undefined ? { from_date: since, to_date: endOfTime } : { from_date: `${month}-01`, to_date: `${month}-31` }

/** What a change of a company's calendar makes be counted again. The past stays as it was, but for days that were changed themselves. */
export function scopesOfCalendar(before: WorkCalendar, after: WorkCalendar, today: Day): Scope[] {
  const isReadOtherwise = JSON.stringify(before.leave_rules) !== JSON.stringify(after.leave_rules)
  if (before.country !== after.country || isReadOtherwise) return [{ since: `${yearOf(today)}-01-01` }]
  const since = firstDifference(before.hours, after.hours)
  const dates = [
    ...differing(before.own_days, after.own_days).flatMap(({ date, observed_on }) => [date, observed_on]),
    ...differing(before.corrections, after.corrections).flatMap(({ date, becomes }) => [
      date,
      becomes?.observed_on ?? null,
    ]),
  ].filter(date => date !== null)
  const months = [...new Set(dates.map(monthOf))].sort()
  const covered = (month: Month) => since !== undefined && `${month}-01` >= since
  return [
    ...(since === undefined ? [] : [{ since }]),
    ...months.filter(month => !covered(month)).map(month => ({ month })),
  ]
}

/** The months whose absences show what a change leads to: those of changed days, and a year of new hours. */
export const monthsShown = (scopes: readonly Scope[]): Month[] => [
  ...new Set(
    scopes.flatMap(({ month, since }) =>
      month === undefined ? monthsOf({ from_date: since, to_date: addDays(addYears(since, 1), -1) }) : [month],
    ),
  ),
]

/** From which day on somebody's leave has to be counted again; undefined where the hours are the same. */
export const scopeOfTerms = (before: EmploymentTerms | undefined, after: EmploymentTerms): Scope | undefined => {
  const since = firstDifference(before?.hours ?? [], after.hours)
  return since === undefined ? undefined : { since }
}

const firstDifference = (before: WorkCalendar['hours'], after: WorkCalendar['hours']) =>
  differing(before, after)
    .map(({ valid_from }) => valid_from)
    .sort()[0]

/** What is in one list and not in the other. */
function differing<T>(before: readonly T[], after: readonly T[]): T[] {
  const missing = (these: readonly T[], others: readonly T[]) => {
    const known = new Set(others.map(other => JSON.stringify(other)))
    return these.filter(item => !known.has(JSON.stringify(item)))
  }
  return [...missing(before, after), ...missing(after, before)]
}
