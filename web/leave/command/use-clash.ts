import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { clashOf } from '../request/form/summary/clash.ts'
import { useSubject, yearBeside } from '../request/form/use-subject.ts'
import type { Wish } from './use-meaning.ts'

/** The booking that the days of a wish meet, once the server has objected to them. */
export function useClash(me: CurrentUser, wish: Wish | undefined, preview: Preview | undefined) {
  const { today } = useDates()
  const period = preview?.errors.from_date && wish?.period
  const year = period && yearBeside(today, period.from_date)
  const { time, bookings } = useSubject(me, wish?.person?.id ?? me.id, year)
  return period && time ? clashOf(period, bookings, time) : undefined
}
