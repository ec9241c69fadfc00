import { yearOf } from '../../calendar/day.ts'
import { monthsOf, withinYear, yearsOf } from '../../calendar/period.ts'
import { bookOf } from './employment-book.ts'
import { overtimeTakenBy } from './overtime-bucket.ts'
import type { Absence, Booking, LeaveAccount, LeaveBook, LeaveRequest } from '../model.ts'
import { leaveType, leaveTypeIds } from '../types.ts'

/** An account and the books of the years that a decision touches. */
export interface Ledger<A extends LeaveAccount = LeaveAccount, B extends LeaveBook = LeaveBook> {
  account: A
  books: readonly B[]
}

const occupies = ({ status }: LeaveRequest) => status === 'pending' || status === 'approved'

const bookingIn = (request: LeaveRequest, year: number): Booking => ({
  ...withinYear(request, year)!,
  request: request.id,
  type_id: request.type_id,
  status: request.status as Booking['status'],
  days: request.days_by_year[year] ?? 0,
  child: request.child,
  ...(request.unpaid_kind && {
    unpaid_kind: request.unpaid_kind,
    ...(yearOf(request.from_date) < year && { began: request.from_date }),
  }),
})

/** The part of the account that a request uses or gives back, where its type has a quota across years. */
function quotaUsed({ account }: Ledger, request: LeaveRequest, sign: 1 | -1): Partial<LeaveAccount> {
  const days = Object.values(request.days_by_year).reduce((sum, number) => sum + number, 0)
  const source = leaveType(request.type_id)?.source
  if (source === 'carried') {
    const { from_date, to_date } = request
    const others = account.carried_taken.filter(taken => taken.request !== request.id)
    return {
      carried_taken: sign > 0 ? [...others, { request: request.id, days, from_date, to_date }].sort(byEnd) : others,
    }
  }
  if (source === 'overtime') {
    const { id, minutes = 0, from_date, to_date } = request
    return overtimeTakenBy(account, id, sign > 0 ? { minutes, from_date, to_date } : undefined)
  }
  const child = quotaOf(request)
  if (!child) return {}
  return { per_child: { ...account.per_child, [child]: (account.per_child[child] ?? 0) + sign * days } }
}

/** The name of the count that leave for a child is added to; undefined for leave that names none. */
function quotaOf({ type_id, child }: LeaveRequest): string | undefined {
  const source = leaveType(type_id)?.source
  if (source === 'parental' || source === 'paternity') return childQuota(source, child)
  return type_id === leaveTypeIds.unpaid && child ? `child_care:${child}` : undefined
}

/** The name of a child's quota in the account. */
export const childQuota = (source: 'parental' | 'paternity', child: string | null) => `${source}:${child ?? ''}`

/** Writes a request into the books of its years; one that occupies no days is left out. */
export function enter<A extends LeaveAccount, B extends LeaveBook>(
  ledger: Ledger<A, B>,
  request: LeaveRequest,
): Ledger<A, B> {
  if (!occupies(request)) return ledger
  const years = yearsOf(request)
  return {
    account: { ...ledger.account, ...quotaUsed(ledger, request, 1) },
    books: ledger.books.map(book =>
      years.includes(book.year)
        ? { ...book, bookings: [...book.bookings, bookingIn(request, book.year)].sort(byDate) }
        : book,
    ),
  }
}

/** Takes a request out of the books; its days are free again. */
export function strike<A extends LeaveAccount, B extends LeaveBook>(
  ledger: Ledger<A, B>,
  request: LeaveRequest,
): Ledger<A, B> {
  if (!occupies(request)) return ledger
  return {
    account: { ...ledger.account, ...quotaUsed(ledger, request, -1) },
    books: ledger.books.map(book =>
      book.bookings.some(booking => booking.request === request.id)
        ? { ...book, bookings: book.bookings.filter(booking => booking.request !== request.id) }
        : book,
    ),
  }
}

const byEnd = (one: { to_date: string }, other: { to_date: string }) => (one.to_date < other.to_date ? -1 : 1)
const byDate = (one: Booking, other: Booking) => (one.from_date < other.from_date ? -1 : 1)

/** Whether any of these days is booked already. */
export const isTaken = (ledger: Ledger, period: { from_date: string; to_date: string }) =>
  yearsOf(period).some(year =>
    bookOf(ledger, year).bookings.some(
      ({ from_date, to_date }) => from_date <= period.to_date && period.from_date <= to_date,
    ),
  )

/** The copies of a request that the team calendar reads, one for each month. */
export const absencesOf = (request: LeaveRequest): Absence[] =>
  !occupies(request)
    ? []
    : monthsOf(request).map(month => ({
        company: request.company,
        month,
        member: request.member,
        request: request.id,
        type_id: request.type_id,
        status: request.status as Absence['status'],
        from_date: request.from_date,
        to_date: request.to_date,
      }))
