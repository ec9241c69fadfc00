import { expect, it } from 'vitest'
import { weekdayOf } from '#shared/calendar/day.ts'
import { easterSunday } from '#shared/calendar/easter.ts'

it('finds Easter Sunday, also the earliest and the latest', () => {
  const known = [
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2008-03-23',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
  ]
  expect(known.map(day => easterSunday(Number(day.slice(0, 4))))).toEqual(known)
})

it('is always a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const easter = easterSunday(year)
    expect(weekdayOf(easter)).toBe(7)
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
  }
})
