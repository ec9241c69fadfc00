import type { Day } from '../calendar/day.ts'
import { periodOfMonth } from '../calendar/month.ts'
import type { AttendanceSheet } from './model.ts'

/** The last day of which a sheet adds up what was worked: the whole month once it is handed in, until then no day that is still to come. */
export const countedUntil = ({ state, month }: Pick<AttendanceSheet, 'state' | 'month'>, today: Day): Day => {
  const { to_date } = periodOfMonth(month)
  return state === 'open' && today < to_date ? today : to_date
}
