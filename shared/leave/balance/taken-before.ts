import type { Year } from '../../calendar/day.ts'
import { employmentOf, type Situation } from '../situation.ts'
import { firstYearOf } from './employment-book.ts'
import { keptOf, unitOf, type LeaveUnit } from './leave-unit.ts'

/** Leave of the first year kept here that was taken before, in the unit of the year. */
export function takenBefore(situation: Situation, year: Year, unit: LeaveUnit = unitOf(situation, year)): number {
  const { taken_before } = employmentOf(situation)
  return taken_before && year === firstYearOf(situation) ? unit.of(keptOf(taken_before, situation, year)) : 0
}
