import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addYears,
  Day,
  dayFrom,
  dayNumber,
  dayOf,
  daysBetween,
  daysInMonth,
  daysInYear,
  isDay,
  isLeapYear,
  Month,
  monthDayOf,
  monthOf,
  weekdayOf,
  Year,
  yearOf,
} from '#shared/calendar/day.ts'

const firstNumber = dayNumber('1900-01-01')
const lastNumber = dayNumber('2100-12-31')
const anyNumber = fc.integer({ min: firstNumber, max: lastNumber })
const millisecondsOfDay = 86_400_000

describe('a day', () => {
  it('is read strictly', () => {
    for (const day of ['1900-01-01', '2024-02-29', '2000-02-29', '2100-12-31']) expect(isDay(day)).toBe(true)
    const wrong = [
      '',
      '2026-2-03',
      '2026-02-30',
      '2023-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-01-01 ',
      '2026/01/01',
    ]
    for (const day of [...wrong, '1899-12-31', '2101-01-01', '2026-01-01T00:00:00Z', '20260101'])
      expect(isDay(day)).toBe(false)
  })

  const refusalsOf = (wrong: unknown) => Day.safeParse(wrong).error?.issues.map(({ message }) => message)

  it('is refused with one sentence of the word lists, whatever is wrong', () => {
    for (const wrong of ['2026. 11. 26.', '2026-2-3', '1800-01-01', 5, null, undefined, {}])
      expect(refusalsOf(wrong)).toEqual(['problems:isoDate'])
  })

  it('V04 is said not to exist where it is written as it should be', () => {
    for (const wrong of ['2027-02-29', '2026-02-30', '2026-13-01', '2026-00-10'])
      expect(refusalsOf(wrong)).toEqual(['problems:noSuchDay'])
  })

  it('round trips through its number, every day of two centuries', () => {
    for (let number = firstNumber; number <= lastNumber; number += 1) {
      const day = dayOf(number)
      if (dayNumber(day) !== number || !isDay(day)) expect.fail(`${number} became ${day}`)
    }
  })

  it('has the number and the weekday that the clock of the machine gives it', () => {
    fc.assert(
      fc.property(anyNumber, number => {
        const instant = new Date(number * millisecondsOfDay)
        expect(dayOf(number)).toBe(instant.toISOString().slice(0, 10))
        expect(weekdayOf(dayOf(number))).toBe(instant.getUTCDay() || 7)
      }),
    )
  })

  it('goes forth and back by days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366)
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: -400, max: 400 }), (number, days) => {
        expect(daysBetween(dayOf(number), addDays(dayOf(number), days))).toBe(days)
      }),
    )
  })

  it('knows its year, month and date', () => {
    expect([yearOf('2026-11-20'), monthOf('2026-11-20'), monthDayOf('2026-11-20')]).toEqual([2026, '2026-11', '11-20'])
    expect(dayFrom(2026, 3, 5)).toBe('2026-03-05')
  })

  it('falls back to the last day of a month that is too short', () => {
    expect(dayFrom(2026, 2, 31)).toBe('2026-02-28')
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
  })
})

describe('a year', () => {
  it('is a leap year every fourth year, not in full centuries, but in every fourth of those', () => {
    expect([1900, 2000, 2023, 2024, 2100].map(isLeapYear)).toEqual([false, true, false, true, false])
    expect([2024, 2026].map(daysInYear)).toEqual([366, 365])
    expect([daysInMonth(2024, 2), daysInMonth(2026, 2), daysInMonth(2026, 12)]).toEqual([29, 28, 31])
  })

  it('is a whole number from 1900 to 2100', () => {
    for (const year of [1900, 2026, 2100]) expect(Year.safeParse(year).success).toBe(true)
    for (const year of [1899, 2101, 2026.5, '2026', null, Number.NaN])
      expect(Year.safeParse(year).error?.issues[0]?.message).toBe('problems:year')
  })
})

it('reads a month as year and month', () => {
  for (const month of ['1900-01', '2026-12', '2100-01']) expect(Month.safeParse(month).success).toBe(true)
  for (const month of ['2026-13', '2026-00', '2026-1', '2101-01', '2026-01-01', 202601])
    expect(Month.safeParse(month).error?.issues[0]?.message).toBe('problems:month')
})
