import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { eachDay, lengthOf } from '#shared/calendar/period.ts'
import { entitlement } from '#shared/leave/entitlement/entitlement.ts'
import { countedAsWork, notCounted, type AbsenceKind } from '#shared/leave/entitlement/absence.ts'
import { union } from '#shared/leave/entitlement/employment.ts'
import { casesOf } from '#test/law/cases.ts'

describe('an absence', () => {
  const away = (kind: AbsenceKind, from = '2026-03-01', to = '2026-04-29') =>
    entitlement({ absences: [{ from, to, kind }] }, 2026).eligible_days

  it('counts as time at work by its kind', () => {
    const none = Object.entries(countedAsWork).filter(([, counted]) => counted === 'none')
    expect(none.map(([kind]) => kind)).toEqual([
      'child_care_allowance',
      'care_of_relative',
      'unpaid_by_agreement',
      'unjustified',
    ])
    for (const [kind] of none) expect(away(kind as AbsenceKind)).toBe(305)
    for (const kind of ['leave', 'incapacity', 'maternity', 'released', 'caregiver', 'child_care', 'reserve_service'])
      expect(away(kind as AbsenceKind)).toBe(365)
  })

  it('to care for a child counts for its first six months, from its own first day', () => {
    expect(notCounted({ kind: 'child_care', from: '2025-10-01', to: '2026-12-31' })).toEqual({
      from_date: '2026-04-01',
      to_date: '2026-12-31',
    })
    expect(notCounted({ kind: 'child_care', from: '2025-10-01', to: '2026-03-31' })).toBeUndefined()
    expect(notCounted({ kind: 'reserve_service', from: '2026-01-01', to: '2026-04-01' })).toEqual({
      from_date: '2026-04-01',
      to_date: '2026-04-01',
    })
  })

  it('gives the leave that the case of the law gives for the part that does not count', () => {
    const { input, expected } = casesOf('allowance').find(({ id }) => id === 'P-A074')!
    const { year, absences_not_counted: _, weekday_hours: __, ...facts } = input
    const absences = [{ kind: 'child_care' as const, from: '2025-10-01', to: '2028-05-31' }]
    expect(entitlement({ ...facts, absences }, year)).toMatchObject({
      eligible_days: expected.eligible_days,
      allowance_days: expected.allowance_days,
    })
  })
})

it('a union of periods has each day once', () => {
  const anyPeriod = fc
    .record({ from: fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2026-03-01') }), length: fc.nat(20) })
    .map(({ from, length }) => ({ from_date: dayOf(from), to_date: dayOf(from + length) }))
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 6 }), periods => {
      const apart = union(periods)
      const days = apart.flatMap(period => [...eachDay(period)])
      expect(days).toEqual([...new Set(periods.flatMap(period => [...eachDay(period)]))].toSorted())
      expect(apart.every(period => lengthOf(period) > 0)).toBe(true)
    }),
  )
})
