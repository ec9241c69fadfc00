import { describe, expect, it } from 'vitest'
import type { Day } from '#shared/calendar/day.ts'
import { entitlementOf } from '#shared/leave/situation.ts'
import type { Booking, UnpaidKind } from '#shared/leave/model.ts'
import { emptyBook } from '#shared/leave/situation.ts'
import { unpaidLeave } from '#shared/leave/balance/unpaid-leave.ts'
import { changeLeave } from '#shared/leave/request/request-leave.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import { admin, after, ask, request, situation, today, whose, draft } from './anna.ts'

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
    expect(unpaidLeave(books, 2026)).toEqual([{ from: '2025-09-01', to: '2026-12-31', kind: 'child_care' }])
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
    expect(unpaidLeave([mixed], 2026).map(({ from, kind }) => [from, kind])).toEqual([
      ['2026-01-01', 'child_care'],
      ['2026-03-01', 'care_of_relative'],
      ['2026-05-01', 'child_care'],
    ])
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
})
