import { describe, expect, it } from 'vitest'
import {
  generalWeek,
  patternOn,
  patternsOf,
  restDaysOf,
  weeklyHundredths,
  WorkingPattern,
  WorkingWeek,
} from '#shared/calendar/working-pattern.ts'
import { weekOf } from '#test/law/cases.ts'

const pattern = (valid_from: string, hours: number[]) => ({ valid_from, week: weekOf(hours) })

describe('a working week', () => {
  it('has hours from 0 to 24 with at most two decimals', () => {
    for (const hours of [0, 24, 7.5, 7.75, 8.33, 0.07])
      expect(WorkingWeek.safeParse({ ...generalWeek, monday: hours }).success).toBe(true)
    for (const hours of [-1, 24.01, 8.333, '8', null, Number.NaN, Number.POSITIVE_INFINITY])
      expect(WorkingWeek.safeParse({ ...generalWeek, monday: hours }).error?.issues[0]?.message).toBe('problems:hours')
  })

  it('adds up hours without losing hundredths', () => {
    expect(weeklyHundredths(weekOf([0.1, 0.2, 0.3, 8.33, 8.33, 0, 0]))).toBe(1726)
  })
})

describe('working patterns', () => {
  it('hold from their first day on, in whatever order they are kept', () => {
    const [old, now] = [pattern('2020-01-01', [8, 8, 8, 8, 8, 0, 0]), pattern('2026-07-01', [6, 6, 6, 6, 6, 0, 0])]
    for (const patterns of [
      [old, now],
      [now, old],
    ]) {
      expect(patternOn(patterns, '2026-06-30')).toBe(old)
      expect(patternOn(patterns, '2026-07-01')).toBe(now)
    }
  })

  it('reach back before the first, and are the general schedule where there is none', () => {
    const only = pattern('2026-07-01', [6, 6, 6, 6, 6, 0, 0])
    expect(patternOn([only], '2025-01-01')).toBe(only)
    expect(patternOn([], '2025-01-01').week).toEqual(generalWeek)
  })

  it("are the company's until there are own ones", () => {
    const company = [pattern('2020-01-01', [8, 8, 8, 8, 8, 0, 0]), pattern('2026-01-01', [7, 7, 7, 7, 7, 0, 0])]
    const own = [pattern('2025-06-01', [4, 4, 4, 4, 4, 0, 0])]
    expect(patternsOf(company, own)).toEqual([company[0], own[0]])
    expect(patternsOf(company, [])).toBe(company)
  })

  it('rest on the last days of the week without work, unless rest days are set', () => {
    const week = (hours: number[]) => restDaysOf(pattern('2026-01-01', hours))
    expect(week([8, 8, 8, 8, 8, 0, 0])).toEqual([7, 6])
    expect(week([0, 8, 8, 8, 8, 8, 0])).toEqual([7, 1])
    expect(week([8, 0, 8, 0, 8, 0, 0])).toEqual([7, 6])
    expect(restDaysOf({ ...pattern('2026-01-01', [8, 8, 8, 8, 8, 0, 0]), weekly_rest_days: [1, 2] })).toEqual([1, 2])
    expect(
      WorkingPattern.safeParse({ ...pattern('2026-01-01', [8, 8, 8, 8, 8, 0, 0]), weekly_rest_days: [8] }).success,
    ).toBe(false)
  })
})
