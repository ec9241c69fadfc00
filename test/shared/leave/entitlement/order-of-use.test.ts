import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { quarterCarried } from '#shared/leave/entitlement/carry-over/quarter.ts'
import { inOrderOfUse, takeDays, type Bucket } from '#shared/leave/entitlement/carry-over/order-of-use.ts'

const nearest = { consumeOrder: 'nearest_last_date', year: 2026 } as const
const current = { consumeOrder: 'current_year_first', year: 2026 } as const
const bucket = (from_year: number, days: number, last_date: string): Bucket => ({ from_year, days, last_date })
const buckets = [bucket(2026, 10, '2026-12-31'), bucket(2025, 4, '2026-03-31'), bucket(2024, 2, '2027-06-30')]
const yearsOf = (some: readonly Bucket[]) => some.map(({ from_year }) => from_year)

const anyBuckets = fc.array(
  fc.record({
    from_year: fc.integer({ min: 2023, max: 2026 }),
    days: fc.nat(30),
    last_date: fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2028-12-31') }).map(dayOf),
  }),
  { maxLength: 5 },
)
const total = (some: readonly Bucket[]) => some.reduce((sum, { days }) => sum + days, 0)

describe('the order in which leave is used', () => {
  it('begins with what has to be granted first', () => {
    expect(yearsOf(inOrderOfUse(buckets, nearest))).toEqual([2025, 2026, 2024])
  })

  it('begins with this year’s where the company chose so, and then with what is due first', () => {
    expect(yearsOf(inOrderOfUse(buckets, current))).toEqual([2026, 2025, 2024])
  })

  it('is that of the years where two are due on one day', () => {
    const same = [bucket(2026, 1, '2026-12-31'), bucket(2024, 1, '2026-12-31'), bucket(2025, 1, '2026-12-31')]
    expect(yearsOf(inOrderOfUse(same, nearest))).toEqual([2024, 2025, 2026])
  })

  it('leaves the buckets themselves as they were', () => {
    const before = structuredClone(buckets)
    inOrderOfUse(buckets, nearest)
    takeDays(buckets, 12, nearest)
    expect(buckets).toEqual(before)
  })
})

describe('days taken from several years', () => {
  it('empty one bucket before they begin the next', () => {
    expect(takeDays(buckets, 6, nearest)).toEqual({
      taken: [bucket(2025, 4, '2026-03-31'), bucket(2026, 2, '2026-12-31')],
      left: [bucket(2026, 8, '2026-12-31'), bucket(2024, 2, '2027-06-30')],
      missing: 0,
    })
  })

  it('are missing as far as there are none', () => {
    expect(takeDays(buckets, 20, nearest)).toMatchObject({ left: [], missing: 4 })
    expect(takeDays([], 3, nearest)).toEqual({ taken: [], left: [], missing: 3 })
  })

  it('are none where none are asked for', () => {
    expect(takeDays(buckets, 0, nearest)).toMatchObject({ taken: [], missing: 0 })
  })

  it('neither appear nor vanish: taken and left are what was there, taken and missing what was asked for', () => {
    fc.assert(
      fc.property(anyBuckets, fc.nat(100), fc.constantFrom(nearest, current), (some, days, using) => {
        const { taken, left, missing } = takeDays(some, days, using)
        expect(total(taken) + total(left)).toBe(total(some))
        expect(total(taken) + missing).toBe(days)
        expect(missing === 0 || left.length === 0).toBe(true)
        expect([...taken, ...left].every(one => one.days > 0)).toBe(true)
      }),
    )
  })
})

describe('a quarter of the leave in the next year', () => {
  it.each([
    [20, 5],
    [23, 5],
    [24, 6],
    [3, 0],
    [0, 0],
  ])('Mt. 123. § (5) c) is of %i days at most %i, by a collective agreement', (allowance, days) => {
    expect(quarterCarried(allowance, true)).toMatchObject({ days, until: '03-31' })
  })

  it('Mt. 123. § (5) c) is nothing without a collective agreement', () => {
    expect(quarterCarried(40, false)).toMatchObject({ days: 0, until: null })
  })
})
