import { describe, expect, it } from 'vitest'
import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { calculateWorkingDays } from '#shared/leave/calculator/calculator.ts'
import { WorkingDaysInput } from '#shared/leave/calculator/calculator-input.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'
import { casesOf, weekOf } from './cases.ts'

describe('working days of a request, by the cases of the law', () => {
  it('has all the cases', () => expect(casesOf('working_days')).toHaveLength(35))

  for (const { id, area, input, expected } of casesOf('working_days')) {
    it(`${id} ${area}`, () => {
      const { from, to, weekday_hours, ...schedule } = input
      const period = { from_date: from, to_date: to }
      const calendar = calendarOfYears({ country: 'HU', own: [] }, yearsOf(period), 'hu')
      const patterns = [{ valid_from: '2000-01-01', week: weekOf(weekday_hours), ...schedule }]
      const counted = workingDays(period, { patterns, calendar })

      expect({ leave_days: counted.days, leave_hours: counted.hours }).toEqual({
        leave_days: expected.leave_days,
        leave_hours: expected.leave_hours,
      })
      if (expected.days_by_year) expect(counted.by_year).toEqual(expected.days_by_year)
    })

    it(`${id} is the same in the calculator, line by line`, () => {
      const read = WorkingDaysInput.parse(input)
      expect(read).toEqual(input)
      const { lines, ...counted } = calculateWorkingDays(read)
      expect(counted).toMatchObject(expected)
      expect(sumOf(lines)).toBe(expected.leave_days)
    })
  }
})
