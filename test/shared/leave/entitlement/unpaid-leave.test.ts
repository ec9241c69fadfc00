import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '#shared/calendar/day.ts'
import type { LeaveRules } from '#shared/company/leave-rules.ts'
import { generalTime } from '#shared/calendar/general-schedule.ts'
import { yearsOf, type Period } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { entitlementOf } from '#shared/leave/situation.ts'
import type { Booking, UnpaidKind } from '#shared/leave/model.ts'
import { emptyBook } from '#shared/leave/situation.ts'
import { unpaidLeave } from '#shared/leave/balance/unpaid-leave.ts'
import { changeLeave } from '#shared/leave/request/request-leave.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import { admin, after, ask, refusalOf, request, situation, today, whose, draft } from '../anna.ts'

const unpaid = (from_date: Day, to_date: Day, unpaid_kind?: UnpaidKind, over: Partial<Booking> = {}): Booking => ({
  request: from_date,
  type_id: 5,
  status: 'approved',
  from_date,
  to_date,
  days: 1,
  child: null,
  ...(unpaid_kind && { unpaid_kind }),
  ...over,
})
const book = (year: number, ...bookings: Booking[]) => ({ ...emptyBook(whose, year), bookings })
const dueIn = (year: number, ...books: ReturnType<typeof book>[]) => entitlementOf(situation({ books }), year)

/** Monday to Friday, without holidays. */
const reading = {
  isWorked: (period: Period) => workingDays(period, generalTime(yearsOf(period))).days > 0,
  sixMonthsAgain: 'once_for_each_child',
} as const

describe('unpaid leave', () => {
  it('makes the year’s leave less by its kind (Mt. 115. § (2), AMB-10)', () => {
    const lessBy = (kind?: UnpaidKind) =>
      365 - dueIn(2026, book(2026, unpaid('2026-01-01', '2026-09-30', kind))).eligible_days
    expect([
      lessBy(),
      lessBy('unpaid_by_agreement'),
      lessBy('care_of_relative'),
      lessBy('child_care_allowance'),
      lessBy('child_care'),
      lessBy('reserve_service'),
    ]).toEqual([273, 273, 273, 273, 92, 183])
  })

  it('has its months counted from its first day, over years and requests that follow each other', () => {
    const books = [
      book(2025, unpaid('2025-09-01', '2025-12-31', 'child_care')),
      book(
        2026,
        unpaid('2026-01-01', '2026-03-31', 'child_care', { began: '2025-09-01' }),
        unpaid('2026-04-01', '2026-12-31', 'child_care'),
      ),
    ]
    expect(unpaidLeave(books, 2026, reading)).toEqual([{ from: '2025-09-01', to: '2026-12-31', kind: 'child_care' }])
    // Until the end of February it is time at work: 31 + 28 days.
    expect(dueIn(2026, ...books).eligible_days).toBe(59)
    expect(dueIn(2025, ...books).eligible_days).toBe(365)
  })

  it('of another kind, or that waits, stands by itself', () => {
    const mixed = book(
      2026,
      unpaid('2026-01-01', '2026-02-28', 'child_care'),
      unpaid('2026-03-01', '2026-03-31', 'care_of_relative'),
      unpaid('2026-05-01', '2026-05-31', 'child_care'),
      unpaid('2026-07-01', '2026-07-31', undefined, { status: 'pending' }),
    )
    expect(unpaidLeave([mixed], 2026, reading).map(({ from, kind }) => [from, kind])).toEqual([
      ['2026-01-01', 'child_care'],
      ['2026-03-01', 'care_of_relative'],
      ['2026-05-01', 'child_care'],
    ])
  })
})

describe('leaves of a kind', () => {
  it('law 4: are one where only days between them lie that are not worked', () => {
    const books = [
      book(2026, unpaid('2026-01-01', '2026-06-26', 'child_care'), unpaid('2026-06-29', '2026-12-31', 'child_care')),
    ]
    // Until the end of June it is time at work: 20 × 181/365 → 10.
    expect(dueIn(2026, ...books)).toMatchObject({ eligible_days: 181, allowance_days: 10 })
    const weekly = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'].map(monday =>
      unpaid(monday, addDays(monday, 4)),
    )
    expect(dueIn(2026, book(2026, ...weekly)).eligible_days, 'the three weekends too').toBe(365 - 26)
    const returned = [unpaid('2026-03-02', '2026-03-05'), unpaid('2026-03-09', '2026-03-13')]
    expect(dueIn(2026, book(2026, ...returned)).eligible_days, 'Friday was worked').toBe(365 - 9)
  })

  it('law 4: are one where only one part of it names the child', () => {
    const parts = (first: string | null, second: string | null) =>
      book(
        2026,
        unpaid('2026-01-01', '2026-06-26', 'child_care', { child: first }),
        unpaid('2026-06-29', '2026-12-31', 'child_care', { child: second }),
      )
    for (const named of [parts(null, 'kid'), parts('kid', null)])
      expect(dueIn(2026, named)).toMatchObject({ eligible_days: 181 })
    expect(dueIn(2026, parts('one', 'other')).eligible_days, 'for another child').toBe(365 - 3)
  })

  it('law 4 AMB-25: for one child have six months in all, by the company’s rule', () => {
    const of = (child: string | null) =>
      book(
        2026,
        unpaid('2026-01-01', '2026-03-31', 'child_care', { child }),
        unpaid('2026-05-01', '2026-12-31', 'child_care', { child }),
      )
    const eligible = (sixMonthsAgain: LeaveRules['sixMonthsAgain'], child: string | null) =>
      entitlementOf(situation({ books: [of(child)], calendar: { leave_rules: { sixMonthsAgain } } }), 2026)
        .eligible_days
    // Three months are left on 1 May: with the thirty days at work between, the six end on 30 July; from 31 July 154 days do not count.
    const inAll = 365 - 154
    // Anew from 1 May, they end on 31 October: 61 days do not count.
    const anew = 365 - 61
    expect([eligible('once_for_each_child', 'child'), eligible('once_for_each_child', null)]).toEqual([inAll, anew])
    expect([eligible('after_each_return', 'child'), eligible('once', null)]).toEqual([anew, inAll])
    const two = book(
      2026,
      unpaid('2026-01-01', '2026-06-30', 'child_care', { child: 'first' }),
      unpaid('2026-08-01', '2026-12-31', 'child_care', { child: 'second' }),
    )
    expect(dueIn(2026, two).eligible_days, 'another child').toBe(365)
    const late = book(
      2026,
      unpaid('2026-01-01', '2026-07-31', 'child_care', { child: 'first' }),
      unpaid('2026-09-01', '2026-09-30', 'child_care', { child: 'first' }),
    )
    expect(dueIn(2026, late).eligible_days, 'nothing is left of the six months').toBe(365 - 31 - 30)
  })
})

describe('the kind that somebody asks for', () => {
  it('is kept with the request and its part of each year', () => {
    const long = { type_id: 5, from_date: '2026-12-01', to_date: '2027-02-26', unpaid_kind: 'child_care' as const }
    const { request: asked, books } = ask(long)
    expect(asked.unpaid_kind).toBe('child_care')
    expect(books.map(({ bookings }) => bookings.map(({ unpaid_kind, began }) => [unpaid_kind, began]))).toEqual([
      [['child_care', undefined]],
      [['child_care', '2026-12-01']],
    ])
    expect(ask({ type_id: 1, unpaid_kind: 'child_care' }).request.unpaid_kind).toBeUndefined()
  })

  it('stays when a request is changed, unless the change says another or it is no unpaid leave any more', () => {
    const facts = situation()
    const asked = ask({ type_id: 5, unpaid_kind: 'child_care' }, facts)
    const old = request(asked.request)
    const now = after(facts, strike(after(facts, asked), old))
    const kindAfter = (over: Parameters<typeof draft>[0]) =>
      changeLeave(old, draft(over), now, { by: admin, today, at: 1 }).request.unpaid_kind
    expect([
      kindAfter({ type_id: 5 }),
      kindAfter({ type_id: 5, unpaid_kind: 'care_of_relative' }),
      kindAfter({ type_id: 5, unpaid_kind: null }),
      kindAfter({ type_id: 1 }),
    ]).toEqual(['child_care', 'care_of_relative', undefined, undefined])
  })

  it('law 4: may name the child of child-care leave, whose months and quota it then counts for', () => {
    const kid = { id: 'kid', birth_year: 2025, birth_date: null, disabled: false }
    const facts = situation({ terms: { children: [kid] } })
    const named = { type_id: 5, unpaid_kind: 'child_care', child_id: 'kid' } as const
    const asked = ask(named, facts)
    expect(asked.request.child).toBe('kid')
    expect(asked.account.per_child).toEqual({ 'child_care:kid': 1 })
    expect(refusalOf(() => ask({ ...named, child_id: 'other' }, facts)).errors).toHaveProperty('child_id')
    expect(ask({ ...named, unpaid_kind: 'care_of_relative' }, facts).request.child).toBeNull()
    const old = request(asked.request)
    const now = after(facts, strike(after(facts, asked), old))
    const childAfter = (over: Parameters<typeof draft>[0]) =>
      changeLeave(old, draft(over), now, { by: admin, today, at: 1 }).request.child
    expect([
      childAfter({ type_id: 5 }),
      childAfter({ type_id: 5, child_id: null }),
      childAfter({ type_id: 1 }),
    ]).toEqual(['kid', null, null])
  })
})
