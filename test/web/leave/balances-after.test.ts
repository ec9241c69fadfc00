import { describe, expect, it } from 'vitest'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import { balancesAfter } from '#web/leave/request/form/summary/balances-after.ts'

const preview = (given: Partial<Preview>): Preview => ({
  days: 4,
  calendar_days: 6,
  hours: null,
  by_year: { 2026: 4 },
  skipped: [],
  left_after: { 2026: 7 },
  left_hours_after: null,
  away: [],
  approvers: [],
  warnings: [],
  errors: {},
  ...given,
})

describe('what a request leaves', () => {
  it('is told in days, before and after', () => {
    expect(balancesAfter(preview({}))).toEqual([{ year: '2026', unit: 'days', before: 11, after: 7 }])
  })

  it('is told of each year that the request takes from', () => {
    const both = preview({ by_year: { 2026: 1, 2027: 3 }, left_after: { 2026: 0, 2027: 17 } })
    expect(balancesAfter(both)).toEqual([
      { year: '2026', unit: 'days', before: 1, after: 0 },
      { year: '2027', unit: 'days', before: 20, after: 17 },
    ])
  })

  it('is the same before and after in a year of which it takes nothing', () => {
    expect(balancesAfter(preview({ by_year: {}, left_after: { 2026: -1 } }))).toEqual([
      { year: '2026', unit: 'days', before: -1, after: -1 },
    ])
  })

  it('is told in hours, and not in days, where leave is kept in hours', () => {
    expect(balancesAfter(preview({ hours: 30, left_hours_after: { 2026: 74.5 } }))).toEqual([
      { year: '2026', unit: 'hours', before: 104.5, after: 74.5 },
    ])
  })

  it('has no hours before where those of several years are only known in sum', () => {
    const both = preview({ hours: 30, left_hours_after: { 2026: 0, 2027: 140 } })
    expect(balancesAfter(both).map(({ before, after }) => [before, after])).toEqual([
      [undefined, 0],
      [undefined, 140],
    ])
    expect(balancesAfter(preview({ left_hours_after: { 2026: 8 } }))[0]!.before).toBeUndefined()
  })

  it('is nothing where the request takes from no balance', () => {
    expect(balancesAfter(preview({ left_after: null }))).toEqual([])
  })
})
