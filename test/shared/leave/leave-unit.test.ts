import { describe, expect, it } from 'vitest'
import { begunDays, keptOf, unitOf } from '#shared/leave/balance/leave-unit.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { situation } from './anna.ts'

const week = { monday: 12, tuesday: 0, wednesday: 12, thursday: 0, friday: 12, saturday: 0, sunday: 0 }
const hours: EmploymentTerms['hours'] = [{ valid_from: '1900-01-01', week, unequal_schedule: true }]
const inDays = situation()
const inHours = situation({ terms: { hours } })

describe('the unit in which leave is kept', () => {
  it('is whole days, which stay what they are', () => {
    const unit = unitOf(inDays, 2026)
    expect([unit.isHours, unit.ofDays(-3), unit.of({ days: 4, hundredths: 1_000 })]).toEqual([false, -3, 4])
    expect(unit.keep(5)).toEqual({ days: 5 })
  })

  it('is hundredths of an hour with an unequal schedule (Mt. 124. § (3))', () => {
    const unit = unitOf(inHours, 2026)
    const oneDay = unit.ofDays(1)
    expect([unit.isHours, oneDay, unit.ofDays(0), unit.ofDays(-2)]).toEqual([true, 720, 0, -1_440])
    expect([
      unit.of({ days: 2 }),
      unit.of({ days: 2, hundredths: 1_200 }),
      unit.of({ days: 2, hundredths: 0 }),
    ]).toEqual([1_440, 1_200, 0])
    expect(unit.keep(oneDay + 1)).toEqual({ days: 2, hundredths: oneDay + 1 })
    expect(unit.keep(-oneDay - 1)).toEqual({ days: -2, hundredths: -oneDay - 1 })
  })

  it.each([
    [0, 0],
    [1, 1],
    [799, 1],
    [800, 1],
    [801, 2],
    [-1, -1],
    [-800, -1],
    [-801, -2],
  ])('counts %i hundredths as %i days of eight hours, a begun one whole', (hundredths, days) => {
    expect(begunDays(hundredths, 800)).toBeCloseTo(days)
  })

  it('keeps what was entered: days as days, hours to the hundredth, by days of eight hours where none is known', () => {
    expect(keptOf({ unit: 'days', amount: 3 }, inHours, 2026)).toEqual({ days: 3 })
    expect(keptOf({ unit: 'hours', amount: 8.5 }, inDays, 2026)).toEqual({ days: 2, hundredths: 850 })
    expect(keptOf({ unit: 'hours', amount: 8 }, inDays, 2026)).toEqual({ days: 1, hundredths: 800 })
    expect(keptOf({ unit: 'hours', amount: 16.01 }, inDays, 2026)).toEqual({ days: 3, hundredths: 1_601 })
    expect(keptOf({ unit: 'hours', amount: 7.2 }, inHours, 2026)).toEqual({ days: 1, hundredths: 720 })
    expect(keptOf({ unit: 'hours', amount: 7.21 }, inHours, 2026)).toEqual({ days: 2, hundredths: 721 })
  })
})
