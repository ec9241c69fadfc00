import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exitSettlement } from '#shared/leave/entitlement/exit.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'

const leaver = { birth_date: '1990-05-10', employment_start: '2019-03-01', employment_end: '2026-06-30' }

describe('leave at the end of an employment', () => {
  it('is paid out where it was not granted', () => {
    const { lines, ...settled } = exitSettlement(leaver, { taken: 5, carried: 2, granted: 1 })
    expect(settled).toEqual({ year: 2026, days: 10, paid_out: 10, overdrawn: 0, paragraph: 'Mt. 125. §' })
    expect(lines.map(({ part, days }) => [part, days])).toEqual([
      ['base', 20],
      ['age', 5],
      ['proportion', -13],
      ['granted', 1],
      ['carried', 2],
      ['taken', -5],
    ])
  })

  it('is shown as overdrawn where more was taken, and nothing is deducted', () => {
    expect(exitSettlement(leaver, { taken: 15 })).toMatchObject({ days: -3, paid_out: 0, overdrawn: 3 })
  })

  it('is always the sum of its lines', () => {
    const anyUse = fc.record({
      taken: fc.nat(40),
      carried: fc.nat(20),
      granted: fc.integer({ min: -10, max: 10 }),
    })
    const anyEnd = fc.constantFrom('2026-01-01', '2026-02-28', '2024-02-29', '2026-12-31')
    fc.assert(
      fc.property(anyUse, anyEnd, (used, employment_end) => {
        const { days, lines, paid_out, overdrawn } = exitSettlement({ ...leaver, employment_end }, used)
        expect(sumOf(lines)).toBe(days)
        expect(paid_out - overdrawn).toBe(days)
      }),
    )
  })
})
