import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import { withinYear } from '#shared/calendar/period.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { Problem } from '#shared/contract/problem.ts'
import { balanceOf } from '#shared/leave/balance/balance.ts'
import { withOpeningBalances } from '#shared/leave/balance/opening-balances.ts'
import { personBalance } from '#shared/leave/balance/person-balance.ts'
import type { Booking, LeaveBook } from '#shared/leave/model.ts'
import { emptyBook, type Situation } from '#shared/leave/situation.ts'
import { unknownEmployment } from '#shared/people/model.ts'
import { after, ask, situation, today, whose } from './anna.ts'

let count = 0
const booked = (from_date: Day, to_date: Day = from_date, over: Partial<Booking> = {}): Booking => ({
  request: `r${++count}`,
  type_id: 1,
  status: 'approved',
  from_date,
  to_date,
  days: 1,
  child: null,
  ...over,
})
const book = (year: number, ...bookings: Booking[]): LeaveBook => ({ ...emptyBook(whose, year), bookings })
const balance = (books: LeaveBook[], facts: Parameters<typeof situation>[0] = {}, on = today) =>
  personBalance({ ...situation(facts), books }, on)
const next = (...bookings: Booking[]) => {
  const years = [...new Set(bookings.map(({ from_date }) => yearOf(from_date)))]
  const books = years.map(year => book(year, ...bookings.filter(({ from_date }) => yearOf(from_date) === year)))
  return balance(books).next
}

describe('the balance of a person in a list', () => {
  it('is all of the entitlement where the year has no book yet', () => {
    const untouched = {
      year: 2026,
      entitled: 20,
      used: 0,
      planned: 0,
      pending: 0,
      left: 20,
      in_hours: null,
      next: null,
    }
    expect(balance([])).toEqual({ id: 'anna', ...untouched })
  })

  it('takes what was left of the year before from its book, and counts neither year as the other', () => {
    const books = [
      book(2025, booked('2025-07-01', '2025-07-23', { days: 17 })),
      book(2026, booked('2026-03-02', '2026-03-06', { days: 5 }), booked('2026-12-01', '2026-12-02', { days: 2 })),
      book(2027, booked('2027-01-04', '2027-01-08', { days: 5 })),
    ]
    expect(balance(books, { terms: { first_year_kept: 2025 } })).toMatchObject({
      entitled: 23,
      used: 5,
      planned: 2,
      left: 16,
    })
  })

  it('is the one that the person sees, whatever was asked for and whatever was refused', () => {
    const day = fc.integer({ min: 0, max: 420 }).map(days => addDays('2026-01-05', days))
    const asking = fc.record({ from_date: day, length: fc.nat({ max: 12 }), type_id: fc.constantFrom(1, 2, 3, 7) })
    const kept = [book(2025, booked('2025-07-01', '2025-07-14', { days: 10 }))]
    fc.assert(
      fc.property(fc.array(asking, { maxLength: 8 }), list => {
        const opened = (facts: Situation) => withOpeningBalances(facts, [...kept, ...facts.books], today, 2026)
        let facts = opened({ ...situation({ terms: { first_year_kept: 2025 } }), others: kept })
        for (const [n, { from_date, length, type_id }] of list.entries())
          facts = afterAsking(facts, { from_date, to_date: addDays(from_date, length), type_id }, `q${n}`)
        const { entitled, used, planned, pending, left, in_hours } = balanceOf(opened(facts), 2026, today)
        expect(personBalance({ ...facts, books: [...kept, ...facts.books] }, today)).toMatchObject({
          entitled,
          used,
          planned,
          pending,
          left,
          in_hours,
        })
        expect(entitled - used - planned - pending).toBe(left)
      }),
      { numRuns: 60 },
    )
  })

  it('is of the employment of today where two of them lie in the year', () => {
    const terms = {
      employment_start: '2026-07-01',
      earlier_employments: [
        { ...unknownEmployment, employment_start: '2020-01-01', employment_end: '2026-03-31', first_year_kept: 2026 },
      ],
    }
    const books = [book(2026, booked('2026-02-02', '2026-02-04', { days: 3 }))]
    // 20 × 184/365 → 10, and 20 × 90/365 → 5.
    expect(balance(books, { terms })).toMatchObject({ entitled: 10, used: 0, left: 10 })
    expect(balance(books, { terms }, '2026-02-10')).toMatchObject({ entitled: 5, used: 3, left: 2 })
  })

  it('is in hours too where the schedule is unequal (Mt. 124. § (3))', () => {
    const week = { ...generalWeek, monday: 12, tuesday: 12, wednesday: 12, thursday: 4, friday: 0 }
    const hours = [{ valid_from: '1900-01-01', week, unequal_schedule: true }]
    const long = book(2026, booked('2026-11-02', '2026-11-02'))
    const { in_hours } = balance([long], { terms: { hours } })
    expect(in_hours!.entitled - in_hours!.left).toBe(12)
  })

  it('is the same whatever the order of the books', () => {
    const books = [2025, 2026, 2027].map(year => book(year, booked(`${year}-07-01`, `${year}-07-03`, { days: 3 })))
    const facts = { terms: { first_year_kept: 2025 } }
    expect(balance(books.toReversed(), facts)).toEqual(balance(books, facts))
  })
})

describe('the next absence of a person', () => {
  it('is the one of today, also on its last day, else the nearest one to come', () => {
    const [past, now, soon, later] = [
      booked('2026-11-18', '2026-11-19'),
      booked('2026-11-16', '2026-11-20'),
      booked('2026-11-21', '2026-11-27', { status: 'pending' }),
      booked('2027-01-04'),
    ]
    expect(next(later, past, soon, now)).toEqual({
      type_id: 1,
      from_date: '2026-11-16',
      to_date: '2026-11-20',
      is_pending: false,
    })
    expect(next(later, soon, past)).toMatchObject({ from_date: '2026-11-21', is_pending: true })
    expect(next(past)).toBeNull()
  })

  it('is whole where it goes on in the next year', () => {
    const over = { request: 'whole', type_id: 5 }
    expect(next(booked('2027-01-01', '2027-02-28', over), booked('2026-12-01', '2026-12-31', over))).toMatchObject({
      type_id: 5,
      from_date: '2026-12-01',
      to_date: '2027-02-28',
    })
  })

  it('is none of who works at home', () => {
    const home = booked('2026-11-23', '2026-11-24', { type_id: 3 })
    expect(next(home)).toBeNull()
    expect(next(home, booked('2026-12-01'))).toMatchObject({ from_date: '2026-12-01' })
  })
})

/** The situation after a request, which is as before where it is refused. */
function afterAsking(
  facts: Situation,
  draft: Parameters<typeof ask>[0] & { from_date: Day; to_date: Day },
  id: string,
) {
  if (!withinYear(draft, 2026)) return facts
  try {
    return after(facts, ask(draft, facts, undefined, id))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return facts
  }
}
