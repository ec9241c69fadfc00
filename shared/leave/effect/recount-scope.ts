import { addDays, addYears, monthOf, yearOf, type Day, type Month } from '../../calendar/day.ts'
import { monthsOf, type Period } from '../../calendar/period.ts'
import type { WorkCalendar } from '../../company/model.ts'
import { employmentsOf, periodOfEmployment } from '../../people/employments.ts'
import { newEmploymentTerms, type EmploymentTerms } from '../../people/model.ts'

/** The days to recount: those of one month, or all from a day on. */
export type DaysScope = { month: Month; since?: undefined } | { since: Day; month?: undefined }

/** What to recount: days, or all leave that no longer lies in an employment. */
export type Scope = DaysScope | { outside: 'employment'; month?: undefined; since?: undefined }

/** A day after every booked one. */
const endOfTime: Day = '2100-12-31'

/** The period of a scope; day 31 stands for the last day of any month, since days compare as texts. */
export const periodOf = ({ month, since }: DaysScope): Period =>
  month === undefined ? { from_date: since, to_date: endOfTime } : { from_date: `${month}-01`, to_date: `${month}-31` }

/** The scopes to recount after a change of the company's calendar. The past stays as it was, except for the changed days themselves. */
export function scopesOfCalendar(before: WorkCalendar, after: WorkCalendar, today: Day): DaysScope[] {
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

/** The months whose absences show the effect of a change: those of changed days, and the first year of new hours. */
export const monthsShown = (scopes: readonly DaysScope[]): Month[] => [
  ...new Set(
    scopes.flatMap(({ month, since }) =>
      month === undefined ? monthsOf({ from_date: since, to_date: addDays(addYears(since, 1), -1) }) : [month],
    ),
  ),
]

/** The days to recount after a change of employment terms; undefined where the hours are the same. */
export const scopeOfTerms = (before: EmploymentTerms | undefined, after: EmploymentTerms): DaysScope | undefined => {
  const since = firstDifference(before?.hours ?? [], after.hours)
  return since === undefined ? undefined : { since }
}

/** Whether the days of employment are others, so that booked leave may lie outside them; without terms an employment is taken to last. */
export const hasOtherEmployments = (before: EmploymentTerms | undefined, after: EmploymentTerms): boolean => {
  const periods = (terms: EmploymentTerms) => JSON.stringify(employmentsOf(terms).map(periodOfEmployment))
  return periods(before ?? newEmploymentTerms(after)) !== periods(after)
}

const firstDifference = (before: WorkCalendar['hours'], after: WorkCalendar['hours']) =>
  differing(before, after)
    .map(({ valid_from }) => valid_from)
    .sort()[0]

/** The items that only one of the lists holds. */
function differing<T>(before: readonly T[], after: readonly T[]): T[] {
  const missing = (these: readonly T[], others: readonly T[]) => {
    const known = new Set(others.map(other => JSON.stringify(other)))
    return these.filter(item => !known.has(JSON.stringify(item)))
  }
  return [...missing(before, after), ...missing(after, before)]
}
