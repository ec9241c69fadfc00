import { addDays, type Day } from '../../calendar/day.ts'
import { lengthOf, type Period } from '../../calendar/period.ts'

/** Whether a person works on no day between the end of a leave and the start of the next, so that both are one. */
export function areAdjoining(end: Day, start: Day, isWorked: (period: Period) => boolean): boolean {
  const between = { from_date: addDays(end, 1), to_date: addDays(start, -1) }
  return lengthOf(between) === 0 || !isWorked(between)
}
