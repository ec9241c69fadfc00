import type { LeaveRules } from '#shared/company/leave-rules.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { balanceOf, carriedLeft, carriedUntil, leftOf } from '#shared/leave/balance/balance.ts'
import { withOpeningBalances } from '#shared/leave/balance/opening-balances.ts'
import { exitBalance } from '#shared/leave/balance/exit-balance.ts'
import type { Booking, LeaveAccount, LeaveBook } from '#shared/leave/model.ts'
import { emptyBook, type Situation } from '#shared/leave/situation.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { admin, ask, refusalOf, situation, today, whose } from './anna.ts'

let count = 0
const booked = (from_date: Day, days: number, over: Partial<Booking> = {}): Booking => ({
  request: `r${count++}`,
  type_id: 1,
  status: 'approved',
  from_date,
  to_date: from_date,
  days,
  child: null,
  ...over,
})
const book = (year: number, ...bookings: Booking[]): LeaveBook => ({ ...emptyBook(whose, year), bookings })
/** What is carried over into 2026, counted from the books. */
const carriedInto = (facts: Situation, books: LeaveBook[], on: Day) =>
  withOpeningBalances(facts, books, on, 2026).opening_balances!.at(-1)!.days

/** The books begin with the first that is given. */
const firstOf = (books: LeaveBook[]) => Math.min(...books.map(({ year }) => year), 2026)

const into2026 = (books: LeaveBook[], terms: Partial<EmploymentTerms> = {}, on: Day = today) =>
  carriedInto(situation({ terms: { first_year_kept: firstOf(books), ...terms }, books: [] }), books, on).map(
    ({ part, days, from_year, last_date }) => [part, days, from_year, last_date],
  )

describe('days carried over into a year', () => {
  it('are what was left of the year before, and stay due when their last date has passed (Mt. 123. § (1))', () => {
    expect(into2026([book(2025, booked('2025-07-01', 17))])).toEqual([['overdue', 3, 2025, '2026-12-31']])
    expect(into2026([book(2025, booked('2025-07-01', 20))])).toEqual([])
  })

  it('law 1: are all of a year kept here in which nothing happened, and none of a year before', () => {
    expect(into2026([])).toEqual([])
    expect(into2026([book(2025)])).toEqual([['overdue', 20, 2025, '2026-12-31']])
    const illness = booked('2025-12-29', 3, { type_id: 2, to_date: '2025-12-31' })
    expect(into2026([book(2025, illness)], { first_year_kept: null })).toEqual([])
  })

  it('may be granted until 31 March after a late start (Mt. 123. § (2))', () => {
    const terms = { employment_start: '2025-10-15' }
    // 20 × 78/365 → 4
    const books = [book(2025, booked('2025-12-01', 1))]
    expect(into2026(books, terms, '2026-03-31')).toEqual([['late_start', 3, 2025, '2026-03-31']])
    expect(into2026(books, terms, '2026-04-01')).toEqual([['overdue', 3, 2025, '2026-12-31']])
  })

  it('may be granted within 60 days after what stood in the way ends, also years later (Mt. 123. § (3))', () => {
    const ill = [
      book(2025, booked('2025-12-15', 13, { type_id: 2, to_date: '2025-12-31' })),
      book(2026, booked('2026-01-01', 5, { type_id: 2, to_date: '2026-01-07' })),
    ]
    expect(into2026(ill, {}, '2026-02-01')).toEqual([['obstacle', 20, 2025, '2026-03-09']])
    const child = (year: number, over: Partial<Booking> = {}) =>
      book(
        year,
        booked(`${year}-01-01`, 250, { type_id: 5, unpaid_kind: 'child_care', to_date: `${year}-12-31`, ...over }),
      )
    // Six months of the first year are time at work: 20 × 181/365 → 10; nothing of the years after.
    const years = [
      child(2024),
      child(2025, { began: '2024-01-01' }),
      child(2026, { began: '2024-01-01', to_date: '2026-06-30' }),
    ]
    expect(into2026(years, {}, '2026-07-15')).toEqual([['obstacle', 10, 2024, '2026-08-31']])
  })

  it('may not for what stands in the way of the next year alone, or is only asked for', () => {
    const nextYear = book(2026, booked('2026-01-02', 4, { type_id: 2, to_date: '2026-01-07' }))
    expect(into2026([book(2025), nextYear], {}, '2026-02-01')).toEqual([['overdue', 20, 2025, '2026-12-31']])
    const unpaid = { type_id: 5, unpaid_kind: 'child_care', to_date: '2025-12-31' } as const
    const lastOf = (status: Booking['status']) =>
      into2026([book(2025, booked('2025-12-15', 13, { ...unpaid, status }))], {}, '2026-02-01')[0]?.[0]
    expect([lastOf('approved'), lastOf('pending')]).toEqual(['obstacle', 'overdue'])
  })

  it('that were not taken go on into the year after', () => {
    const books = [book(2024, booked('2024-07-01', 16)), book(2025, booked('2025-07-01', 22))]
    expect(into2026(books)).toEqual([['overdue', 2, 2025, '2026-12-31']])
    expect(
      into2026([book(2024, booked('2024-07-01', 16)), book(2025, booked('2025-07-01', 1, { type_id: 7 }))]),
    ).toEqual([
      ['overdue', 3, 2024, '2026-12-31'],
      ['overdue', 20, 2025, '2026-12-31'],
    ])
  })

  it('law 1: are what was never taken, however long the books have been kept', () => {
    const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025]
    const taken = (year: number) => book(year, booked(`${year}-07-01`, year === 2019 ? 10 : 20))
    // Ten days of 2019 were left, and each later year takes the ten of the year before and ten of its own.
    expect(into2026(years.map(taken))).toEqual([['overdue', 10, 2025, '2026-12-31']])
    // What nobody took is no longer due after three years (Mt. 286. § (1)).
    expect(into2026(years.map(year => book(year)))).toEqual(
      [2023, 2024, 2025].map(year => ['overdue', 20, year, '2026-12-31']),
    )
    const brought = [{ from_year: 2021, unit: 'days' as const, amount: 4, last_date: '2022-03-31', reason: 'illness' }]
    const since = (first_year_kept: number) =>
      into2026([], { first_year_kept, employment_start: '2019-01-01', brought })
    expect(since(2023)[0]).toEqual(['overdue', 4, 2021, '2026-12-31'])
    expect(since(2022)[0]).toEqual(['overdue', 20, 2023, '2026-12-31'])
  })

  it('are none after the employment has ended, and none outside Hungary', () => {
    const books = [book(2025, booked('2025-07-01', 2))]
    expect(into2026(books, { employment_end: '2025-12-31' })).toEqual([])
    expect(into2026(books, { employment_end: '2026-01-01' }), 'employed on the first day of the year').toHaveLength(1)
    const abroad = situation({ calendar: { country: 'AT' }, terms: { base_days: 25 }, books: [] })
    expect(carriedInto(abroad, books, today)).toEqual([])
  })

  it('law 5: are carried in hundredths where leave is kept in hours', () => {
    const week = { ...generalWeek, monday: 10, tuesday: 10, wednesday: 10, thursday: 10, friday: 0 }
    const hours = [{ valid_from: '1900-01-01', week, unequal_schedule: true }]
    // Two weeks of four days of ten hours are 80 of 160 hours: ten of twenty days.
    const two = booked('2025-07-07', 8, { to_date: '2025-07-17' })
    expect(into2026([book(2025, two)], { hours })).toEqual([['overdue', 10, 2025, '2026-12-31']])
  })
})

describe('the balance of this year', () => {
  const last = book(2025, booked('2025-07-01', 17))
  const now = (
    of2026: Booking[] = [],
    consumeOrder: LeaveRules['consumeOrder'] = 'nearest_last_date',
    terms: Partial<EmploymentTerms> = {},
  ) => {
    const books = [book(2026, ...of2026), book(2027)]
    const facts = situation({
      books,
      terms: { first_year_kept: 2025, ...terms },
      calendar: { leave_rules: { consumeOrder } },
    })
    return withOpeningBalances({ ...facts, others: [last] }, [last, ...books], today, 2026)
  }

  it('has them with their reason, and regular leave may take them', () => {
    const { entitled, left, carried, lines } = balanceOf(now(), 2026, today)
    expect({ entitled, left, carried }).toEqual({ entitled: 23, left: 23, carried: 3 })
    expect(lines.map(({ part, days, label }) => [part, days, sayReply(label, 'en')])).toEqual([
      ['base', 20, 'Base leave'],
      ['overdue', 3, 'Days left of 2025, not granted in time'],
    ])
    expect(balanceOf(now(), 2027, today)).toMatchObject({ entitled: 20, left: 20 })
    expect(leftOf(now([booked('2026-05-04', 22)]), 2026)).toBe(1)
  })

  it('takes the days with the nearest last date first, or this year’s (AMB-18)', () => {
    const two = [booked('2026-05-04', 2)]
    expect(balanceOf(now(two), 2026, today)).toMatchObject({ left: 21, carried: 1 })
    expect(balanceOf(now(two, 'current_year_first'), 2026, today)).toMatchObject({ left: 21, carried: 3 })
    const most = [booked('2026-05-04', 21)]
    expect(balanceOf(now(most, 'current_year_first'), 2026, today)).toMatchObject({ left: 2, carried: 2 })
    const draft = { type_id: 7, from_date: '2026-11-23', to_date: '2026-11-24' }
    expect(refusalOf(() => ask(draft, now(two))).errors).toEqual({
      type_id: ['There are not enough days left of this type: 1 remaining, 2 requested.'],
    })
    expect(ask(draft, now(two, 'current_year_first')).request.status).toBe('approved')
  })

  it('tells them by their last date, the nearest first', () => {
    const buckets: [Day, number][] = [
      ['2026-12-31', 2],
      ['2026-12-15', 1],
      ['2026-12-31', 3],
    ]
    const carried = buckets.map(([last_date, days], n) => ({ from_year: 2023 + n, days, last_date }))
    expect(carriedUntil(situation({ account: { carried } }), today)).toEqual([
      { last_date: '2026-12-15', days: 1 },
      { last_date: '2026-12-31', days: 5 },
    ])
  })

  it('says what was asked for of them as such', () => {
    const extra = [booked('2026-05-04', 2, { type_id: 7 })]
    const { entitled, left, carried, lines } = balanceOf(now(extra), 2026, today)
    expect({ entitled, left, carried }).toEqual({ entitled: 21, left: 21, carried: 1 })
    expect(lines.at(-1)).toMatchObject({ part: 'taken_as_carried', days: -2 })
  })

  it('has what was carried over into a year that is over, too, so that leave can be entered afterwards', () => {
    const books = [book(2024, booked('2024-07-01', 16)), book(2025, booked('2025-07-01', 22))]
    const facts = withOpeningBalances(
      { ...situation({ books: [books[1]!], terms: { first_year_kept: 2024 } }), others: [books[0]!] },
      books,
      today,
      2026,
    )
    const { entitled, used, left, carried, lines } = balanceOf(facts, 2025, today)
    expect({ entitled, used, left, carried }).toEqual({ entitled: 24, used: 22, left: 2, carried: 0 })
    expect(lines.map(({ part, days }) => [part, days])).toEqual([
      ['base', 20],
      ['overdue', 4],
    ])
    const draft = { from_date: '2025-11-17', to_date: '2025-11-18' }
    expect(ask(draft, facts, admin).request.days_by_year).toEqual({ 2025: 2 })
    expect(refusalOf(() => ask({ ...draft, to_date: '2025-11-19' }, facts, admin)).errors).toHaveProperty('to_date')
  })

  it('leaves nothing for regular leave of what was asked for of them in the next year', () => {
    const child = (year: number, to_date: Day) =>
      booked(`${year}-01-01`, 200, { type_id: 5, unpaid_kind: 'child_care', to_date, began: '2025-01-01' })
    const past = book(2025, child(2025, '2025-12-31'))
    const situationWith = (taken: LeaveAccount['carried_taken']) => {
      const books = [book(2026, child(2026, '2026-12-15')), book(2027)]
      const facts = situation({ books, account: { carried_taken: taken }, terms: { first_year_kept: 2025 } })
      return withOpeningBalances({ ...facts, others: [past] }, [past, ...books], today, 2026)
    }
    const before = situationWith([])
    const all = carriedLeft(before, '2027-01-29').days
    expect(all).toBe(10)
    const asked = ask({ type_id: 7, from_date: '2027-01-18', to_date: '2027-01-29' }, before)
    const { account } = asked
    expect(leftOf(situationWith(account.carried_taken), 2026)).toBe(leftOf(before, 2026) - 10)
  })

  it('gives none back that were taken away by hand', () => {
    const taken = { id: 'e', days: -22, comment: '', by: 'csilla', at: 0 }
    const books = [{ ...book(2026), extras: [taken] }, book(2027)]
    const facts = withOpeningBalances(
      { ...situation({ books, terms: { first_year_kept: 2025 } }), others: [last] },
      [last, ...books],
      today,
      2026,
    )
    expect(balanceOf(facts, 2026, today)).toMatchObject({ left: 1, carried: 1 })
    const gone = [book(2024, booked('2024-07-01', 15)), { ...book(2025), extras: [{ ...taken, days: -25 }] }]
    expect(into2026(gone)).toEqual([])
  })

  it('has a line for what was asked for of days that are there no more', () => {
    const books = [book(2026, booked('2026-05-04', 2, { type_id: 7 })), book(2027)]
    const facts = withOpeningBalances(situation({ books }), books, today, 2026)
    const { entitled, lines } = balanceOf(facts, 2026, today)
    expect(entitled).toBe(18)
    expect(lines.reduce((sum, { days }) => sum + days, 0)).toBe(entitled)
  })

  it('counts them in no other year’s balance', () => {
    expect(balanceOf(now(), 2027, today)).toMatchObject({ left: 20, carried: 0 })
  })

  it('always adds up, and never holds more carried-over days than are left', () => {
    const anyUse = fc.array(fc.tuple(fc.constantFrom(1, 1, 7), fc.integer({ min: 1, max: 5 })), { maxLength: 6 })
    fc.assert(
      fc.property(anyUse, fc.constantFrom('nearest_last_date', 'current_year_first'), (uses, order) => {
        let facts = now([], order)
        let bookings: Booking[] = []
        for (const [type_id, days] of uses) {
          const isThere = days <= (type_id === 7 ? carriedLeft(facts, today).days : leftOf(facts, 2026))
          if (!isThere) continue
          bookings = [...bookings, booked('2026-05-04', days, { type_id })]
          facts = now(bookings, order)
        }
        const { entitled, used, left, carried, lines } = balanceOf(facts, 2026, today)
        expect(used + left).toBe(entitled)
        expect(lines.reduce((sum, { days }) => sum + days, 0)).toBe(entitled)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(carried).toBeGreaterThanOrEqual(0)
        expect(carried).toBeLessThanOrEqual(left)
      }),
      { numRuns: 300 },
    )
  })

  it('pays out what is left when the employment ends, and deducts nothing by itself (Mt. 125. §, AMB-24)', () => {
    // 20 × 334/365 → 18, and 3 of last year.
    const leaving = { employment_end: '2026-11-30' }
    const exit = exitBalance(now([booked('2026-05-04', 5)], undefined, leaving), 2026)
    expect(exit).toMatchObject({ date: '2026-11-30', paid_out: 16, overdrawn: 0, paragraph: 'Mt. 125. §' })
    expect(sayReply(exit!.label, 'en')).toBe(
      'To be paid out when the employment ends on 30 Nov 2026, in working days: 16',
    )
    const early = { employment_end: '2026-01-31' }
    expect(exitBalance(now([booked('2026-01-05', 8)], undefined, early), 2026)).toMatchObject({
      paid_out: 0,
      overdrawn: 3,
    })
    expect(exitBalance(now([], undefined, leaving), 2027)).toBeNull()
    expect(exitBalance(now(), 2026)).toBeNull()
  })
  it('pays out as many days as there are hours where leave is kept in hours', () => {
    const week = { ...generalWeek, monday: 10, tuesday: 10, wednesday: 10, thursday: 10, friday: 0 }
    const terms = {
      employment_end: '2026-12-31',
      hours: [{ valid_from: '1900-01-01', week, unequal_schedule: true }],
    }
    const two = booked('2026-07-06', 8, { to_date: '2026-07-16' })
    // Eight days of ten hours are ten of the twenty days of eight; of last year, with its one day of ten, 150 hours are left.
    const exit = exitBalance(now([two], undefined, terms), 2026)
    expect(exit).toMatchObject({ paid_out: 28, overdrawn: 0 })
    expect(sayReply(exit!.label, 'en')).toBe('To be paid out when the employment ends on 31 Dec 2026, in hours: 230')
  })
})
