import type { WorkingTime } from '#shared/calendar/counted-year.ts'
import { dayKind, type DayKind } from '#shared/calendar/working-days.ts'

export interface Booked {
  from_date: string
  to_date: string
  status: string
}

/** Why a day cannot be picked: it is no working day, or a request occupies it. */
export type DayMark = { kind: 'blocked'; reason: DayKind } | { kind: 'booked'; status: 'pending' | 'approved' }

const isActive = (booked: Booked): booked is Booked & { status: 'pending' | 'approved' } =>
  booked.status === 'pending' || booked.status === 'approved'

/** The mark of a day in the picker, if it has one. A non-working day is marked as such even within a request. */
export function markOf(day: string, time: WorkingTime, bookings: readonly Booked[]): DayMark | undefined {
  const reason = dayKind(day, time)
  if (reason.blocked) return { kind: 'blocked', reason }
  const booked = bookings.filter(isActive).find(({ from_date, to_date }) => from_date <= day && day <= to_date)
  return booked && { kind: 'booked', status: booked.status }
}
