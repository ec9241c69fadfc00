import { expect, it } from 'vitest'
import { addMonths } from '#shared/calendar/day.ts'
import { workdayFrom } from '#shared/calendar/general-schedule.ts'

it('a deadline on a day off ends on the next workday', () => {
  const known = {
    '2026-11-20': '2026-11-20',
    '2026-11-21': '2026-11-23',
    '2026-12-24': '2026-12-28',
    '2026-08-20': '2026-08-24',
    '2026-08-08': '2026-08-08',
    '2026-12-31': '2026-12-31',
    '2027-01-01': '2027-01-04',
  }
  expect(Object.keys(known).map(day => workdayFrom(day))).toEqual(Object.values(known))
})

it('months go on to the same date, or to the last of a month that is too short', () => {
  expect(addMonths('2026-07-01', 3)).toBe('2026-10-01')
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29')
  expect(addMonths('2026-12-15', 12)).toBe('2027-12-15')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})
