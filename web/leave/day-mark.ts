import type { WorkingTime } from '#shared/calendar/counted-year.ts'
import { dayKind, type DayKind } from '#shared/calendar/working-days.ts'

export interface Booked {
  from_date: string
  to_date: string
  status: string
}

/** Why a day cannot be picked, or what already stands on it. */
export type DayMark = { kind: 'blocked'; reason: DayKind } | { kind: 'booked'; status: 'pending' | 'approved' }

const isActive = (booked: Booked): booked is Booked & { status: 'pending' | 'approved' } =>
  booked.status === 'pending' || booked.status === 'approved'

/** What somebody who picks days must know of one, if anything. A non-working day stays one even within a request. */
export function markOf(day: string, time: WorkingTime, bookings: readonly Booked[]): DayMark | undefined {
  const reason = dayKind(day, time)
  if (reason.blocked) return { kind: 'blocked', reason }
  const booked = bookings.filter(isActive).find(({ from_date, to_date }) => from_date <= day && day <= to_date)
  return booked && { kind: 'booked', status: booked.status }
}
