import { addDays, addYears, type Month } from '../../calendar/day.ts'
import { monthsOf, yearsOf, type Period } from '../../calendar/period.ts'
import { workingDays } from '../../calendar/working-days.ts'
import type { Absence } from '../model.ts'
import type { Scope } from './recount-scope.ts'
import { workingTimeOf, type Situation } from '../situation.ts'
import { leaveType } from '../types.ts'

/** The months whose absences show what a change leads to: those of changed days, and a year of new hours. */
export const monthsShown = (scopes: readonly Scope[]): Month[] => [
  ...new Set(
    scopes.flatMap(({ month, since }) =>
      month === undefined ? monthsOf({ from_date: since, to_date: addDays(addYears(since, 1), -1) }) : [month],
    ),
  ),
]

/** Booked days that somebody gets back by another calendar or other hours; negative: that are needed beside. Only of leave that takes from a balance. */
export function daysGained(
  absences: readonly Pick<Absence, 'type_id' | 'from_date' | 'to_date'>[],
  before: Counted,
  after: Counted,
): number {
  const cost = (period: Period, by: Counted) => workingDays(period, workingTimeOf(by, yearsOf(period))).days
  return absences
    .filter(({ type_id }) => leaveType(type_id)?.bucket)
    .reduce((sum, absence) => sum + cost(absence, before) - cost(absence, after), 0)
}

/** What a person's working days are counted by. */
type Counted = Pick<Situation, 'terms' | 'calendar'>
