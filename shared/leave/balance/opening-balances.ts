import { addDays, type Day, type Year } from '../../calendar/day.ts'
import { daysIn, granted, leftHundredths } from './balance.ts'
import { carryOver, type CarriedDays } from '../entitlement/carry-over/carry-over.ts'
import { takeDays, type Bucket } from '../entitlement/carry-over/order-of-use.ts'
import { wholes } from '../../calendar/whole-numbers.ts'
import type { Booking, LeaveAccount, LeaveBook } from '../model.ts'
import {
  emptyBook,
  entitlementOf,
  factsOf,
  inHundredths,
  rulesOf,
  type OpeningBalance,
  type Situation,
} from '../situation.ts'
import { leaveType, leaveTypeIds } from '../types.ts'

/** How many earlier years are read for carry-over: as long as a claim lasts (Mt. 286. § (1)), and leave for a child until it is three. */
export const yearsLookedBack = 3

/** The earlier years whose books the opening balance of a year is computed from. */
export const yearsBefore = (year: Year): Year[] =>
  Array.from({ length: yearsLookedBack }, (_, index) => year - yearsLookedBack + index)

/**
 * The opening balances of a year and of the years before it, in order (Mt. 123. §). They are computed from the books each time,
 * so that later changes of those books are in them. A year without any entry was not kept here, so nothing is carried over from
 * it; nor is anything outside Hungary, or after the employment has ended.
 */
function openingBalances(year: Year, situation: Situation, books: readonly LeaveBook[], today: Day): OpeningBalance[] {
  const all: Situation = { ...situation, books, others: [] }
  const years = [...yearsBefore(year), year]
  if (rulesOf(situation.calendar).country !== 'HU') return years.map(one => ({ year: one, days: [], taken: 0 }))
  const { employment_end } = situation.terms
  let carried: CarriedDays[] = []
  return years.map(one => {
    const isOver = employment_end !== null && employment_end < `${one}-01-01`
    const before = isOver ? [] : carried
    const book = books.find(({ year }) => year === one)
    if (one < year && book && !isBlank(book)) carried = leftAfter(book, all, carried)
    const taken = daysIn(book?.bookings.filter(isCarried) ?? [])
    return { year: one, days: before.map(bucket => dueIn(one, bucket, today)), taken }
  })
}

/** The days carried over into the next year: of the year's own days, and of those carried over into it. */
function leftAfter(book: LeaveBook, all: Situation, carried: readonly CarriedDays[]): CarriedDays[] {
  const { year } = book
  const { left, own } = useOf(all, book, carried)
  const over = carryOver({
    year,
    left: own,
    allowance_days: entitlementOf(all, year).allowance_days,
    facts: factsOf(all, year),
    obstacle_last_day: lastDayOfObstacle(year, all.books),
  })
  const added = over.buckets.map((bucket, place) => ({ ...bucket, ...over.lines[place]! }))
  return [...left, ...added].map(({ part, paragraph, days, from_year, last_date }) => ({
    part,
    paragraph,
    days,
    from_year,
    last_date,
  }))
}

/** Carried-over days as they stand today, or on the last day of a year that is over. */
function dueIn(year: Year, bucket: CarriedDays, today: Day): CarriedDays {
  const last = `${year}-12-31`
  return bucket.last_date < (today < last ? today : last) ? lateIn(year, bucket) : bucket
}

/** Granting late is the employer's breach and not the employee's loss, so days past their last date stay due. */
const lateIn = (year: Year, bucket: CarriedDays): CarriedDays => ({
  ...bucket,
  part: 'overdue',
  last_date: `${year}-12-31`,
})

const isBlank = ({ bookings, extras }: LeaveBook) => bookings.length + extras.length === 0

const isCarried = ({ type_id }: Booking) => leaveType(type_id)?.source === 'carried'
const isAnnual = ({ type_id }: Booking) => leaveType(type_id)?.source === 'annual'

/** How a year's leave uses up the buckets: first leave requested as carried over, then regular leave in the company's order of use. */
export function useOf(situation: Situation, book: LeaveBook, carried: readonly CarriedDays[]) {
  const { year, bookings, extras } = book
  const due = entitlementOf(situation, year).allowance_days + granted(extras)
  const days = Math.max(0, due)
  const own: CarriedDays = { from_year: year, days, last_date: `${year}-12-31`, part: 'base', paragraph: null }
  const using = { consumeOrder: rulesOf(situation.calendar).consumeOrder, year }
  const rest = takeDays(carried, daysIn(bookings.filter(isCarried)), using).left
  // Days taken away by hand beyond the year's own days come from the carried-over ones.
  const { left } = takeDays([...rest, own], regularDays(situation, book, due) + days - due, using)
  const isOwn = ({ from_year }: CarriedDays) => from_year === year
  return {
    left: left.filter(bucket => !isOwn(bucket)),
    own: left.find(isOwn)?.days ?? 0,
    /** Carried-over days that regular leave has taken. */
    regular: daysOf(rest) - daysOf(left.filter(bucket => !isOwn(bucket))),
  }
}

const daysOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { days }) => sum + days, 0)

/** Days of regular leave; where leave is kept in hours, every begun day counts whole. `due` are the year's own days. */
export function regularDays(situation: Situation, book: LeaveBook, due: number): number {
  const oneDay = inHundredths(1, situation, book.year)
  const left = oneDay === null ? null : leftHundredths({ ...situation, opening_balances: undefined }, book.year)
  if (oneDay === null || left === null) return daysIn(book.bookings.filter(isAnnual))
  return left < 0 ? due + wholes(oneDay - 1 - left, oneDay) : due - wholes(left, oneDay)
}

/** Whether a booking is an obstacle on the employee's side, during which no leave can be granted (Mt. 123. § (3)). */
const isObstacle = ({ type_id, status, unpaid_kind }: Booking) => {
  return (
    status === 'approved' &&
    (type_id === leaveTypeIds.sick ||
      type_id === leaveTypeIds.maternity ||
      (type_id === leaveTypeIds.unpaid && unpaid_kind !== undefined && unpaid_kind !== 'unpaid_by_agreement'))
  )
}

/** The last day of the obstacle at the end of a year, however long it lasted; null where there was none. */
function lastDayOfObstacle(year: Year, books: readonly LeaveBook[]): Day | null {
  const obstacles = books
    .flatMap(({ bookings }) => bookings)
    .filter(isObstacle)
    .toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
  let last: Day | null = null
  for (const { from_date, to_date } of obstacles)
    if (last === null ? from_date <= `${year}-12-31` && to_date >= `${year}-12-31` : from_date <= addDays(last, 1))
      last = to_date
  return last
}

/**
 * The situation with its opening balances, and an account whose carried-over days are those of this year, less the ones that
 * regular leave of this year has taken. The books are those of this year and of the years before.
 */
export function withOpeningBalances<S extends Situation>(
  situation: S,
  books: readonly LeaveBook[],
  today: Day,
  year: Year,
): S {
  const opening_balances = openingBalances(year, situation, books, today)
  const { days } = opening_balances.at(-1)!
  const { account } = situation
  const book = books.find(one => one.year === year) ?? emptyBook(account, year)
  const { regular } = useOf({ ...situation, books, others: [] }, book, days)
  const using = { consumeOrder: rulesOf(situation.calendar).consumeOrder, year }
  const carried_taken = takenSince(year, account, book)
  return {
    ...situation,
    opening_balances: [
      ...opening_balances.slice(1, -1).map(asKnown),
      { year, days, taken: carried_taken.reduce((sum, taken) => sum + taken.days, 0) },
    ],
    account: {
      ...account,
      carried: takeDays(days, regular, using).left.map(({ from_year, days, last_date }) => ({
        from_year,
        days,
        last_date,
      })),
      carried_taken,
    },
  }
}

/** Days carried over from before the years that are read are unknown, so no more than the known days count as taken. */
const asKnown = (balance: OpeningBalance): OpeningBalance => ({
  ...balance,
  taken: Math.min(balance.taken, daysOf(balance.days)),
})

/** Requests for carried-over leave from this year on; earlier ones took days that were carried over then. */
function takenSince(year: Year, { carried_taken }: LeaveAccount, { bookings }: LeaveBook) {
  const later = carried_taken.filter(({ to_date }) => to_date > `${year}-12-31`)
  const inYear = bookings.filter(
    booking => isCarried(booking) && !later.some(taken => taken.request === booking.request),
  )
  return [...inYear.map(({ request, days, to_date }) => ({ request, days, to_date })), ...later]
}
