import { describe, expect, it } from 'vitest'
import { calendarOf } from '#shared/calendar/company-calendar.ts'
import { monthOf, weekdayOf } from '#shared/calendar/day.ts'
import { wholeYear } from '#shared/calendar/period.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'

const decreed = Array.from({ length: 12 }, (_, index) => 2015 + index)
const patterns = [{ valid_from: '2000-01-01', week: generalWeek }]

describe('moved days', () => {
  it('come in pairs of a weekday and a Saturday of the same month', () => {
    for (const { date, kind, observed_on } of decreed.flatMap(year => statutoryYear(year).days)) {
      if (kind === 'public_holiday') continue
      const [rest, worked] = kind === 'rest_day_moved' ? [date, observed_on!] : [observed_on!, date]
      expect(weekdayOf(rest)).toBeLessThanOrEqual(5)
      expect(weekdayOf(worked)).toBe(6)
      expect(monthOf(rest)).toBe(monthOf(worked))
    }
  })
})

describe('working days of a year in the general schedule', () => {
  it.each([
    [2015, 254],
    [2016, 255],
    [2017, 251],
    [2018, 250],
    [2019, 250],
    [2020, 254],
    [2021, 254],
    [2022, 254],
    [2023, 251],
    [2024, 251],
    [2025, 252],
    [2026, 253],
    [2027, 254],
  ])('%i has %i', (year, days) => {
    const calendar = calendarOf({ country: 'HU', own: [] }, year, 'hu')
    expect(workingDays(wholeYear(year), { patterns, calendar }).days).toBe(days)
  })

  it.each([
    [2026, 252],
    [2027, 253],
  ])('%i has %i once 24 December is a public holiday', (year, days) => {
    const { days: byLaw } = statutoryYear(year, { christmasEveFrom: 2026 })
    const calendar = byLaw.map(day => ({ ...day, id: day.date, name: day.name.hu }))
    expect(workingDays(wholeYear(year), { patterns, calendar }).days).toBe(days)
  })
})
