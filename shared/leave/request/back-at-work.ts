import { addDays, yearOf, type Day } from '../../calendar/day.ts'
import { yearsOf, type Period } from '../../calendar/period.ts'
import { dayKind } from '../../calendar/working-days.ts'
import { employmentDuring } from '../../people/employments.ts'
import { workingTimeOf, type Situation } from '../situation.ts'
import { isAway } from './decide-leave.ts'

/** How many days after a leave the next working day is looked for. */
export const daysLookedAhead = 60

/** The first working day after a leave that no other leave takes; undefined where none is near, or the employment has ended by then. */
export function backAtWork({ to_date }: Pick<Period, 'to_date'>, situation: Situation): Day | undefined {
  const next: Period = { from_date: addDays(to_date, 1), to_date: addDays(to_date, daysLookedAhead) }
  const time = workingTimeOf(situation, yearsOf(next))
  const booked = situation.books.flatMap(({ bookings }) => bookings.filter(isAway))
  const isBooked = (day: Day) => booked.some(({ from_date, to_date: last }) => from_date <= day && day <= last)
  for (let day = next.from_date; day <= next.to_date; day = addDays(day, 1))
    if (!dayKind(day, time).blocked && !isBooked(day))
      return employmentDuring(situation.terms, { from_date: day, to_date: day }) ? day : undefined
  return undefined
}

/** The years whose books say when somebody is back. */
export const yearsUntilBack = ({ from_date, to_date }: Period) =>
  yearsOf({ from_date, to_date: addDays(to_date, daysLookedAhead) }).filter(year => year <= yearOf(to_date) + 1)
