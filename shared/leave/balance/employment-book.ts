import { yearOf, type Year } from '../../calendar/day.ts'
import { commonPart, wholeYear, type Period } from '../../calendar/period.ts'
import { refuse } from '../../contract/problem.ts'
import { dayInBudapest } from '../../calendar/budapest-day.ts'
import { workingDays } from '../../calendar/working-days.ts'
import { employmentOfGrant, firstYearKept, isDuring, periodOfEmployment } from '../../people/employments.ts'
import type { Employment } from '../../people/model.ts'
import type { Booking, ExtraDays, LeaveAccount, LeaveBook } from '../model.ts'
import { emptyBook, employmentOf, rulesOf, workingTimeOf, type Situation } from '../situation.ts'

/** The book of a year as it is stored, whatever employment its entries belong to. */
export const bookOf = <B extends LeaveBook>(
  { books, account }: Pick<Situation<LeaveAccount, B>, 'books' | 'account'>,
  year: Year,
): B | LeaveBook => books.find(book => book.year === year) ?? emptyBook(account, year)

/**
 * The book of a year as far as it belongs to the employment: leave outside is left out, and leave across its start or end counts
 * with the working days inside.
 */
export function bookDuring(situation: Situation, year: Year): LeaveBook {
  const book = bookOf(situation, year)
  const employment = employmentOf(situation)
  const { earlier_employments } = situation.terms
  const isWhole = isDuring(wholeYear(book.year), employment)
  if (isWhole && !earlier_employments.length) return book
  const period = periodOfEmployment(employment)
  return {
    ...book,
    bookings: book.bookings.flatMap(booking => bookingDuring(booking, period, situation) ?? []),
    extras: earlier_employments.length ? extrasOf(book, employment, situation) : book.extras,
  }
}

function bookingDuring(booking: Booking, period: Period, situation: Situation): Booking | undefined {
  const inside = commonPart(booking, period)
  if (!inside) return undefined
  if (inside.from_date === booking.from_date && inside.to_date === booking.to_date) return booking
  const { days } = workingDays(inside, workingTimeOf(situation, [yearOf(inside.from_date)]))
  return { ...booking, ...inside, days }
}

/** The days granted or taken away by hand that belong to an employment of the year. */
function extrasOf({ year, extras }: LeaveBook, employment: Employment, { terms }: Situation): ExtraDays[] {
  const ownerOf = ({ at }: ExtraDays) => employmentOfGrant(terms, year, dayInBudapest(at * 1000)) ?? employment
  return extras.filter(extra => ownerOf(extra).employment_start === employment.employment_start)
}

/** Whether a year came before the books of the employment began here; leave of it is recorded, and counts for nothing. */
export const isBeforeBooks = (situation: Pick<Situation, 'member' | 'terms' | 'employment' | 'calendar'>, year: Year) =>
  rulesOf(situation.calendar).country === 'HU' && year < firstYearOf(situation)

/** The first year whose leave is kept here for the situation's employment. */
export const firstYearOf = (situation: Pick<Situation, 'member' | 'terms' | 'employment'>): Year =>
  firstYearKept(situation.member, employmentOf(situation))

/** Requires that a person's leave of a year is kept. @throws Problem `invalid` at the year */
export function assertYearKept(situation: Parameters<typeof firstYearOf>[0], year: Year) {
  if (year < firstYearOf(situation)) throw refuse('year', 'refusals:yearNotKept', { year })
}
