import { describe, expect, it } from 'vitest'
import { calculateDaysOff } from '#shared/leave/calculator/calculator.ts'
import { DaysOffInput } from '#shared/leave/calculator/calculator-input.ts'
import { entitlement } from '#shared/leave/entitlement/entitlement.ts'
import { hoursIn } from '#shared/leave/entitlement/hours.ts'
import { sumOf, type AnnualPart } from '#shared/leave/entitlement/line.ts'
import { casesOf, weekOf } from './cases.ts'

/** How the cases call the parts of a whole year's leave. */
const names: Record<AnnualPart, string> = {
  base: 'base',
  age: 'age_extra',
  children: 'child_extra',
  disabled_children: 'disabled_child_extra',
  young: 'young_extra',
  hazard: 'hazard_extra',
  disability: 'disability_extra',
  employer_extra: 'employer_extra',
}

describe('P03 the leave of a year, by the cases of the law', () => {
  it('has all the cases', () => expect(casesOf('allowance')).toHaveLength(82))

  for (const { id, area, input, expected } of casesOf('allowance')) {
    it(`${id} ${area}`, () => {
      const { year, weekday_hours, unequal_schedule, ...facts } = input
      const patterns = [{ valid_from: '2000-01-01', week: weekOf(weekday_hours), unequal_schedule }]
      const { lines, sick_lines, hour_lines, warning, ...numbers } = entitlement({ ...facts, patterns }, year)
      const daysOf = (part: AnnualPart) => lines.find(line => line.part === part)?.days ?? 0
      const parts = Object.entries(names).map(([part, name]) => [name, daysOf(part as AnnualPart)])

      expect({ ...Object.fromEntries(parts), ...numbers }).toEqual(expected)
      expect(sumOf(lines)).toBe(expected.allowance_days)
      expect(sumOf(sick_lines)).toBe(expected.sick_leave_days)
      expect(hour_lines.length ? hoursIn(hour_lines) : null).toBe(expected.allowance_hours)
      expect(warning).toBe(year < 2023 ? 'rules_before_2023' : undefined)
    })

    it(`${id} is the same in the calculator`, () => {
      const read = DaysOffInput.parse(input)
      expect(read).toEqual(input)
      const { lines, sick_lines: _, hour_lines: __, warning: ___, ...numbers } = calculateDaysOff(read)
      expect(numbers).toEqual(expected)
      expect(sumOf(lines)).toBe(expected.allowance_days)
    })
  }
})
