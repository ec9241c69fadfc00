import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exitSettlement } from '#shared/leave/entitlement/exit.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'
import { leaveOfEmployments } from '#shared/leave/entitlement/several-employments.ts'

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

describe('several employments in a year', () => {
  const person = { birth_date: '1985-05-10' }
  const first = { employment_start: '2014-03-03', employment_end: '2016-11-04' }
  const second = { employment_start: '2016-11-07', employment_end: null }

  it('are rounded each by itself', () => {
    const { allowance_days, employments, lines } = leaveOfEmployments(person, [second, first], 2016)
    expect(employments.map(({ due }) => due.allowance_days)).toEqual([19, 3])
    expect(allowance_days).toBe(22)
    expect(sumOf(lines)).toBe(22)
  })

  it('are one where they follow from each other by succession', () => {
    const { allowance_days, employments } = leaveOfEmployments(person, [first, { ...second, succeeds: true }], 2016)
    expect(employments).toHaveLength(1)
    expect(employments[0]).toMatchObject({ employment_start: '2014-03-03', employment_end: null })
    expect(allowance_days).toBe(23)
  })

  it('join in chains, and only to the one before', () => {
    const third = { employment_start: '2016-12-01', employment_end: '2016-12-31', succeeds: true }
    const { employments } = leaveOfEmployments(
      person,
      [first, { ...second, employment_end: '2016-11-30' }, third],
      2016,
    )
    expect(employments.map(({ due }) => due.allowance_days)).toEqual([19, 3])
    expect(leaveOfEmployments(person, [{ ...second, succeeds: true }], 2016).allowance_days).toBe(3)
  })
})
