import { yearOf, type Day } from '../../calendar/day.ts'
import type { PersonBalance } from '../contract/list-balances.ts'
import type { Booking, LeaveBook } from '../model.ts'
import { emptyAccount, emptyBook, type Situation } from '../situation.ts'
import { keepsAway, leaveType } from '../types.ts'
import { balanceOf } from './balance.ts'
import { situationOn, withOpeningBalances } from './opening-balances.ts'

/** What leave of a person is counted from: nothing but what is kept of them, and the calendar. */
export type Known = Pick<Situation, 'member' | 'terms' | 'calendar'> & { books: readonly LeaveBook[] }

/** The situation of a person today, counted from all of their books alone. */
export function situationToday({ books, ...known }: Known, today: Day): Situation {
  const year = yearOf(today)
  const whose = { company: known.terms.company, member: known.terms.member }
  const book = books.find(one => one.year === year) ?? emptyBook(whose, year)
  const others = books.filter(one => one.year < year)
  const whole = {
    ...known,
    account: { ...emptyAccount(whose), carried_taken: carriedTakenIn(books) },
    books: [book],
    others,
  }
  return situationOn(withOpeningBalances(whole, [...others, book], today, year), year, today)
}

/** What is left to a person in the year of today, counted from all of their books alone, and their next absence. */
export function personBalance(known: Known, today: Day): PersonBalance {
  const year = yearOf(today)
  const { entitled, used, planned, pending, left, in_hours } = balanceOf(situationToday(known, today), year, today)
  return {
    id: known.terms.member,
    year,
    entitled,
    used,
    planned,
    pending,
    left,
    in_hours: in_hours && { entitled: in_hours.entitled, left: in_hours.left },
    next: nextAbsence(known.books, today),
  }
}

/** The requests for carried-over leave in books, whole where they lie in two years, as the account lists them. */
function carriedTakenIn(books: readonly LeaveBook[]): Situation['account']['carried_taken'] {
  const taken = books.flatMap(({ bookings }) =>
    bookings.filter(({ type_id }) => leaveType(type_id)?.source === 'carried'),
  )
  return wholeRequests(taken).map(({ request, from_date, to_date, days }) => ({ request, from_date, to_date, days }))
}

/** The absence of today, or the first one after it; who works at home is not away. */
function nextAbsence(books: readonly LeaveBook[], today: Day): PersonBalance['next'] {
  const away = books.flatMap(({ bookings }) => bookings.filter(({ type_id }) => keepsAway(type_id)))
  const [next] = wholeRequests(away)
    .filter(({ to_date }) => to_date >= today)
    .sort((one, other) => (one.from_date < other.from_date ? -1 : 1))
  if (!next) return null
  const { type_id, from_date, to_date, status } = next
  return { type_id, from_date, to_date, is_pending: status === 'pending' }
}

/** Bookings that are parts of one request, put together. */
const wholeRequests = (bookings: readonly Booking[]): Booking[] =>
  [...Map.groupBy(bookings, ({ request }) => request).values()].map(parts => {
    const inOrder = parts.toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
    return {
      ...inOrder[0]!,
      to_date: inOrder.at(-1)!.to_date,
      days: parts.reduce((sum, { days }) => sum + days, 0),
    }
  })
