import { yearsOf, type Period } from '../calendar/period.ts'
import { addDays, type Day } from '../calendar/day.ts'
import { workingDays } from '../calendar/working-days.ts'
import type { WorkCalendar } from '../company/model.ts'
import { workingTimeOf } from '../leave/situation.ts'
import type { EmploymentTerms } from '../people/model.ts'

/** How many of their working days somebody has to decide before they are reminded. */
export const daysToDecide = 2

/** The days before today in which these working days are looked for; whoever was away all that time has them after coming back. */
export const daysLookedBack = 28

/** Somebody who decides, and when they are away. */
interface Decider {
  terms: EmploymentTerms
  calendar: WorkCalendar
  absences: readonly Period[]
}

/**
 * The earliest of the last working days that somebody was there for and that are wholly over, as many as one has to decide: they are
 * reminded today of what they heard of before it. Undefined where they are reminded of nothing, since today is no working day of
 * theirs or they were away for too long.
 */
export function beganToDecide(today: Day, { absences, ...work }: Decider): Day | undefined {
  const looked = { from_date: addDays(today, -daysLookedBack), to_date: today }
  const time = workingTimeOf(work, yearsOf(looked))
  const isWorked = (day: Day) => workingDays({ from_date: day, to_date: day }, time).days > 0
  if (!isWorked(today)) return undefined
  let left = daysToDecide
  for (let day = addDays(today, -1); day >= looked.from_date; day = addDays(day, -1)) {
    const isAway = absences.some(({ from_date, to_date }) => from_date <= day && day <= to_date)
    if (isWorked(day) && !isAway && --left === 0) return day
  }
  return undefined
}
