import { addDays, addMonths, daysBetween, type Year } from '../../calendar/day.ts'
import { lengthOf, overlaps, wholeYear, type Period } from '../../calendar/period.ts'
import type { LeaveRules } from '../../company/leave-rules.ts'
import { countedAsWork, type Absence } from '../entitlement/absence.ts'
import type { Booking, LeaveBook, UnpaidKind } from '../model.ts'
import { leaveTypeIds } from '../types.ts'
import { areAdjoining } from './adjoining.ts'

/** The kind of an unpaid leave; by agreement where none was given. */
export const kindOf = ({ unpaid_kind }: Pick<Booking, 'unpaid_kind'>): UnpaidKind =>
  unpaid_kind ?? 'unpaid_by_agreement'

interface Reading extends Pick<LeaveRules, 'sixMonthsAgain'> {
  /** Whether the person works on some day of a period. */
  isWorked: (period: Period) => boolean
}

interface UnpaidAbsence extends Absence {
  child: string | null
}

/**
 * Approved unpaid leave that reaches into a year, by kind, since kinds differ in how long they count as time at work
 * (Mt. 115. § (2)). Leaves of a kind are one where the person works on no day between them, whose months are counted from its
 * first day.
 */
export function unpaidLeave(books: readonly LeaveBook[], year: Year, reading: Reading): Absence[] {
  const bookings = books
    .flatMap(book => book.bookings)
    .filter(({ type_id, status }) => type_id === leaveTypeIds.unpaid && status === 'approved')
    .toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
  const joined: UnpaidAbsence[] = []
  for (const booking of bookings) {
    const kind = kindOf(booking)
    const before = joined.findLast(absence => absence.kind === kind && isSameChild(absence.child, booking.child))
    if (before && areAdjoining(before.to, booking.from_date, reading.isWorked)) {
      before.to = booking.to_date
      before.child ??= booking.child
    } else joined.push({ from: booking.began ?? booking.from_date, to: booking.to_date, kind, child: booking.child })
  }
  return joined
    .map((absence, place) => asAbsence(absence, joined.slice(0, place), reading))
    .filter(({ from, to }) => overlaps({ from_date: from, to_date: to }, wholeYear(year)))
}

/** Whether two parts of a leave may be for one child: a part that names none is for the child of the other. */
const isSameChild = (one: string | null, other: string | null) => one === null || other === null || one === other

/** An absence with the months that earlier ones for the same child have left of those that count as time at work. */
function asAbsence(
  { from, to, kind, child }: UnpaidAbsence,
  before: readonly UnpaidAbsence[],
  { sixMonthsAgain }: Reading,
): Absence {
  const absence: Absence = { from, to, kind }
  const counted = countedAsWork[kind]
  if (kind !== 'child_care' || typeof counted !== 'object' || sixMonthsAgain === 'after_each_return') return absence
  const isShared = (other: UnpaidAbsence) =>
    other.kind === kind && (sixMonthsAgain === 'once' || (child !== null && other.child === child))
  const earlier = before.filter(isShared)
  const first = earlier[0]
  if (!first) return absence
  const used = earlier.reduce((sum, other) => sum + lengthOf({ from_date: other.from, to_date: other.to }), 0)
  const atWork = daysBetween(first.from, from) - used
  return { ...absence, counted_before: addDays(addMonths(first.from, counted.months), atWork) }
}
