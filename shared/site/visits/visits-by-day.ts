import { addDays, type Day } from '../../calendar/day.ts'
import type { VisitCount } from './visits.ts'

/** What was counted on a day. */
export interface DayOfVisits {
  date: Day
  page_views: number
  unique_visitors: number
}

/** The longest period that is shown at once, in days. */
export const longestPeriod = 366

/** Every day of a period with what was counted on it; a day that nobody looked on has zeros. */
export function visitsByDay(
  parts: readonly Pick<VisitCount, 'day' | 'page_views' | 'unique_visitors'>[],
  from: Day,
  to: Day,
): DayOfVisits[] {
  const days = new Map<Day, DayOfVisits>()
  for (let date = from; date <= to; date = addDays(date, 1)) days.set(date, { date, page_views: 0, unique_visitors: 0 })
  for (const { day, page_views, unique_visitors } of parts) {
    const known = days.get(day)
    if (!known) continue
    known.page_views += page_views
    known.unique_visitors += unique_visitors
  }
  return [...days.values()]
}
