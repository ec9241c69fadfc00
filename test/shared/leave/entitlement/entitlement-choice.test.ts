import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { employeeChoice } from '#shared/leave/entitlement/employee-choice.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'
import { inOneLine } from '#shared/leave/entitlement/pieces.ts'

describe('the seven days of the own choice', () => {
  it('are seven in a whole year, and in proportion in a part of one', () => {
    const days = (employment_start: string, employment_end: string | null = null) =>
      employeeChoice({ employment_start, employment_end }, 2026).days
    expect([days('2020-01-01'), days('2026-07-01'), days('2026-12-15'), days('2020-01-01', '2026-06-30')]).toEqual([
      7, 4, 0, 3,
    ])
  })

  it('wait for the first three months of the employment, over New Year too', () => {
    const notBefore = (employment_start: string | null, year: number) =>
      employeeChoice({ employment_start }, year).not_before
    expect(notBefore('2026-11-30', 2027)).toBe('2027-02-28')
    expect(notBefore('2025-10-01', 2026)).toBeNull()
    expect(notBefore('2025-10-02', 2026)).toBe('2026-01-02')
    expect(notBefore(null, 2026)).toBeNull()
  })

  it('follow the divisor of the company, and tell it', () => {
    const { days, lines } = employeeChoice({ employment_start: '2024-04-09' }, 2024, { divisor: 'always_365' })
    expect([days, lines[1]!.data]).toEqual([5, { eligible_days: 267, days_in_year: 365, due: 5 }])
  })

  it('are the sum of their lines, and grow with the employment', () => {
    const anyStart = fc.integer({ min: dayNumber('2024-06-01'), max: dayNumber('2027-06-01') }).map(dayOf)
    fc.assert(
      fc.property(anyStart, anyStart, fc.constantFrom(2024, 2025, 2026), (one, other, year) => {
        const [early, late] = [one, other].toSorted()
        const [more, less] = [early, late].map(employment_start => employeeChoice({ employment_start }, year))
        expect(more!.days).toBeGreaterThanOrEqual(less!.days)
        for (const { days, lines } of [more!, less!]) expect(sumOf(lines)).toBe(days)
      }),
    )
  })

  it('say in one line how they come about', () => {
    expect(inOneLine(employeeChoice({ employment_start: '2026-07-01' }, 2026).lines, 'hu')).toBe(
      '7 választható nap (Mt. 122. § (2)) × 184/365 → 4',
    )
  })
})
