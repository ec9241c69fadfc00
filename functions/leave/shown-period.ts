import { addDays, addMonths, monthOf, type Day } from '#shared/calendar/day.ts'
import type { Period } from '#shared/calendar/period.ts'
import type { ShownTime } from '#shared/leave/contract/show-calendar.ts'

/** The days of the months that a team calendar is asked for. */
export function shownPeriod({ month, months }: ShownTime, today: Day): Period {
  const first = `${month ?? monthOf(today)}-01`
  return { from_date: first, to_date: addDays(addMonths(first, Number(months ?? 1)), -1) }
}
