import { addDays, type Day, type Year } from '../../calendar/day.ts'
import { overlaps, wholeYear } from '../../calendar/period.ts'
import type { Absence } from '../entitlement/absence.ts'
import type { Booking, LeaveBook, UnpaidKind } from '../model.ts'
import { leaveTypeIds } from '../types.ts'

/** The kind of an unpaid leave; by agreement where none was given. */
export const kindOf = ({ unpaid_kind }: Pick<Booking, 'unpaid_kind'>): UnpaidKind =>
  unpaid_kind ?? 'unpaid_by_agreement'

/**
 * Approved unpaid leave that reaches into a year, by kind, since kinds differ in how long they count as time at work
 * (Mt. 115. § (2)). Leaves of a kind without a day between them are one, whose months are counted from its first day.
 */
export function unpaidLeave(books: readonly LeaveBook[], year: Year): Absence[] {
  const bookings = books
    .flatMap(book => book.bookings)
    .filter(({ type_id, status }) => type_id === leaveTypeIds.unpaid && status === 'approved')
    .toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
  const joined: Absence[] = []
  for (const booking of bookings) {
    const kind = kindOf(booking)
    const before = joined.findLast(absence => absence.kind === kind)
    if (before && follows(booking, before.to)) before.to = booking.to_date
    else joined.push({ from: booking.began ?? booking.from_date, to: booking.to_date, kind })
  }
  return joined.filter(({ from, to }) => overlaps({ from_date: from, to_date: to }, wholeYear(year)))
}

const follows = ({ from_date }: Booking, end: Day) => from_date <= addDays(end, 1)
