import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '#shared/calendar/calendar-day.ts'
import { calendarOfYears, type Correction } from '#shared/calendar/company-calendar.ts'
import { dayNumber, dayOf, weekdayOf } from '#shared/calendar/day.ts'
import { wholeYear } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { weekOf } from '#test/law/cases.ts'

const years = [2025, 2026, 2027]
const patterns = [{ valid_from: '2000-01-01', week: generalWeek }]
const becomes = (date: string, kind: CalendarDay['kind'], observed_on: string | null = null): Correction => ({
  date,
  becomes: { id: `c-${date}`, name: 'Céges nap', date, observed_on, kind },
})
const anyDate = fc.integer({ min: dayNumber('2025-01-01'), max: dayNumber('2027-12-31') }).map(dayOf)
const costWith = (date: string, corrections: Correction[], own: string[] = []) => {
  const days = own.map(day => ({ id: `o-${day}`, name: 'Leállás', date: day, observed_on: null }))
  const calendar = calendarOfYears({ country: 'HU', own: days, corrections }, years, 'hu')
  return workingDays({ from_date: date, to_date: date }, { patterns, calendar }).days
}

describe("an administrator's correction", () => {
  it('makes a day off of any day', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom('public_holiday' as const, 'company' as const), (date, kind) => {
        expect(costWith(date, [becomes(date, kind)])).toBe(0)
      }),
    )
  })

  it("makes a working day of any day, of a holiday and of the company's own day too", () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), fc.boolean(), (date, isOwn, swaps) => {
        const correction = becomes(date, 'working_day_moved', swaps ? '2026-11-20' : null)
        expect(costWith(date, [correction], isOwn ? [date] : [])).toBe(1)
      }),
    )
  })

  it('makes an ordinary day of its weekday of any day', () => {
    fc.assert(
      fc.property(anyDate, date => {
        expect(costWith(date, [{ date, becomes: null }], [date])).toBe(weekdayOf(date) <= 5 ? 1 : 0)
      }),
    )
  })

  it('changes no other day, and the last of two for a date holds', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (date, other) => {
        const correction = becomes(date, 'company')
        if (other !== date) expect(costWith(other, [correction])).toBe(costWith(other, []))
        expect(costWith(date, [becomes(date, 'working_day_moved'), correction])).toBe(0)
      }),
    )
  })

  it('gives a working day without a counterpart the hours of its own weekday, else of the first workday', () => {
    const four = [{ valid_from: '2000-01-01', week: weekOf([0, 9, 9, 9, 7, 0, 0]) }]
    const hours = (date: string) => {
      const corrections = [becomes(date, 'working_day_moved')]
      const calendar = calendarOfYears({ country: 'HU', own: [], corrections }, years, 'hu')
      return workingDays({ from_date: date, to_date: date }, { patterns: four, calendar }).hours
    }
    expect([hours('2026-10-23'), hours('2026-10-24'), hours('2026-10-26')]).toEqual([7, 9, 9])
  })

  it('can do what the bill on 24 December would', () => {
    const corrections = [becomes('2026-12-24', 'public_holiday'), { date: '2026-12-12', becomes: null }]
    const calendar = calendarOfYears({ country: 'HU', own: [], corrections }, years, 'hu')
    expect(workingDays(wholeYear(2026), { patterns, calendar }).days).toBe(252)
  })
})

describe('Easter Sunday and Whit Sunday', () => {
  const sundays = [{ valid_from: '2000-01-01', week: weekOf([8, 8, 8, 0, 0, 8, 8]), unequal_schedule: true }]
  const cost = (date: string, sundayHolidays: boolean) => {
    const calendar = calendarOfYears({ country: 'HU', own: [], sundayHolidays }, years, 'hu')
    return workingDays({ from_date: date, to_date: date }, { patterns: sundays, calendar }).days
  }

  it('are ordinary days to who works on Sundays, unless the company counts them as holidays', () => {
    expect(['2026-04-05', '2026-05-24'].map(date => [cost(date, false), cost(date, true)])).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(cost('2026-04-12', true)).toBe(1)
    expect(calendarOfYears({ country: 'AT', own: [], sundayHolidays: true }, years, 'hu')).toEqual([])
  })
})
