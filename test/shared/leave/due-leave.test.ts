import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { carriedToRemindOf, daysBeforeLast, daysToGrant } from '#shared/leave/balance/due-leave.ts'
import { personBalance } from '#shared/leave/balance/person-balance.ts'
import type { Booking, LeaveBook } from '#shared/leave/model.ts'
import { emptyBook } from '#shared/leave/situation.ts'
import { situation, today, whose } from './anna.ts'

const year = 2026
const terms = { employment_start: '2020-01-01', first_year_kept: year }

/** Bookings of single days in a row from a Monday on. */
const bookings = (count: number, status: Booking['status'], from: Day): Booking[] =>
  Array.from({ length: count }, (_, n) => {
    const on = addDays(from, n)
    return { request: `${status}${n}`, type_id: 1, status, from_date: on, to_date: on, days: 1, child: null }
  })
const book = (...some: Booking[]): LeaveBook => ({ ...emptyBook(whose, year), bookings: some })

/** Anna with days of last year that can be taken until a day. */
const knownOf = (
  books: LeaveBook[],
  brought: readonly { amount: number; last_date: Day }[] = [],
  over: object = {},
) => ({
  ...situation({
    terms: {
      ...terms,
      brought: brought.map(one => ({ ...one, unit: 'days' as const, from_year: year - 1, reason: 'maradt' })),
      ...over,
    },
  }),
  books,
})

const some = fc.integer({ min: 0, max: 5 })

describe('leave that is to be granted', () => {
  it('is what is neither taken nor approved, whatever waits for a decision', () => {
    fc.assert(
      fc.property(some, some, (approved, pending) => {
        const known = knownOf([
          book(...bookings(approved, 'approved', '2026-11-23'), ...bookings(pending, 'pending', '2026-12-07')),
        ])
        const { entitled, left } = personBalance(known, today)
        expect(daysToGrant(known, today)).toBe(entitled - approved)
        expect(daysToGrant(known, today)).toBe(left + pending)
      }),
    )
  })

  it('is none of whoever has taken more than is due, and of an employment that began in October or later', () => {
    expect(daysToGrant(knownOf([book(...bookings(40, 'approved', '2026-06-01'))]), today)).toBe(0)
    const began = (employment_start: Day) => daysToGrant(knownOf([], [], { employment_start }), today)
    expect(began('2026-09-30')).toBeGreaterThan(0)
    expect(began('2026-10-01')).toBe(0)
    expect(began('2026-11-02')).toBe(0)
  })
})

describe('carried-over leave that people are reminded of', () => {
  it('is what can be taken until the thirtieth day from now, on that day alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: -40, max: 0 }),
        (amount, taken, offset) => {
          const on = addDays('2026-12-01', offset)
          const last_date = addDays(on, daysBeforeLast)
          const known = knownOf([book(...bookings(taken, 'approved', '2026-02-02'))], [{ amount, last_date }])
          expect(carriedToRemindOf(known, on)).toEqual({ days: Math.max(0, amount - taken), last_date })
          for (const other of [-1, 1]) expect(carriedToRemindOf(known, addDays(on, other)).days).toBe(0)
        },
      ),
    )
  })

  it('is told apart by its last date, and taken from the nearest first', () => {
    const [near, far] = [addDays(today, daysBeforeLast), addDays(today, daysBeforeLast + 1)]
    const brought = [
      { amount: 4, last_date: far },
      { amount: 3, last_date: near },
    ]
    const known = knownOf([book(...bookings(2, 'pending', '2026-12-07'))], brought)
    expect(carriedToRemindOf(known, today)).toEqual({ days: 1, last_date: near })
    expect(carriedToRemindOf(known, addDays(today, 1))).toEqual({ days: 4, last_date: far })
  })
})
