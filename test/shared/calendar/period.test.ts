import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, dayOf } from '#shared/calendar/day.ts'
import { commonPart, eachDay, lengthOf, monthsOf, overlaps, withinYear, yearsOf } from '#shared/calendar/period.ts'

const period = (from_date: string, to_date: string) => ({ from_date, to_date })
const anyPeriod = fc
  .tuple(fc.integer({ min: dayNumber('2019-12-01'), max: dayNumber('2028-03-01') }), fc.integer({ min: 0, max: 900 }))
  .map(([from, length]) => period(dayOf(from), dayOf(from + length)))

describe('a period', () => {
  it('includes its first and its last day', () => {
    expect(lengthOf(period('2026-07-06', '2026-07-06'))).toBe(1)
    expect([...eachDay(period('2026-12-31', '2027-01-02'))]).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
  })

  it('holds no day when it ends before it begins', () => {
    const reversed = period('2027-01-02', '2026-12-31')
    expect([lengthOf(reversed), [...eachDay(reversed)], yearsOf(reversed), monthsOf(reversed)]).toEqual([0, [], [], []])
    expect(withinYear(reversed, 2026)).toBeUndefined()
  })

  it('overlaps another when they share a day', () => {
    expect(overlaps(period('2026-07-01', '2026-07-05'), period('2026-07-05', '2026-07-09'))).toBe(true)
    expect(overlaps(period('2026-07-01', '2026-07-05'), period('2026-07-06', '2026-07-09'))).toBe(false)
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (one, other) => {
        const days = new Set(eachDay(one))
        expect(overlaps(one, other)).toBe([...eachDay(other)].some(day => days.has(day)))
        expect(overlaps(one, other)).toBe(overlaps(other, one))
        expect(commonPart(one, other) !== undefined).toBe(overlaps(one, other))
      }),
    )
  })

  it('touches years and months in order', () => {
    expect(yearsOf(period('2025-12-31', '2027-01-01'))).toEqual([2025, 2026, 2027])
    expect(monthsOf(period('2026-11-30', '2027-02-01'))).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    fc.assert(
      fc.property(anyPeriod, whole => {
        expect(monthsOf(whole)).toEqual([...new Set([...eachDay(whole)].map(day => day.slice(0, 7)))])
      }),
    )
  })

  it('is the sum of its parts in the years', () => {
    expect(withinYear(period('2025-12-20', '2026-01-05'), 2026)).toEqual(period('2026-01-01', '2026-01-05'))
    fc.assert(
      fc.property(anyPeriod, whole => {
        const parts = yearsOf(whole).flatMap(year => withinYear(whole, year) ?? [])
        expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBe(lengthOf(whole))
        expect(withinYear(whole, 2010)).toBeUndefined()
        expect(lengthOf(whole)).toBe([...eachDay(whole)].length)
        expect(addDays(whole.from_date, lengthOf(whole) - 1)).toBe(whole.to_date)
      }),
    )
  })
})
