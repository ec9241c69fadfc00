import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysInMonth, Month } from '#shared/calendar/day.ts'
import { addToMonth, periodOfMonth } from '#shared/calendar/month.ts'
import { lengthOf } from '#shared/calendar/period.ts'

const months = fc
  .tuple(fc.integer({ min: 1950, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('a month', () => {
  it('goes from its first to its last day', () => {
    expect(periodOfMonth('2026-11')).toEqual({ from_date: '2026-11-01', to_date: '2026-11-30' })
    expect(periodOfMonth('2028-02')).toEqual({ from_date: '2028-02-01', to_date: '2028-02-29' })
    fc.assert(
      fc.property(months, month => {
        const [year, number] = month.split('-').map(Number) as [number, number]
        return lengthOf(periodOfMonth(month)) === daysInMonth(year, number)
      }),
    )
  })

  it('some months later is a month again, over the turn of a year too', () => {
    expect([addToMonth('2026-01', -1), addToMonth('2026-11', 2), addToMonth('2026-11', 0)]).toEqual([
      '2025-12',
      '2027-01',
      '2026-11',
    ])
    fc.assert(
      fc.property(months, fc.integer({ min: -100, max: 100 }), (month, by) => {
        const other = addToMonth(month, by)
        return Month.safeParse(other).success && addToMonth(other, -by) === month
      }),
    )
  })
})
