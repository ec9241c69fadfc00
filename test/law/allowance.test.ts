import { describe, expect, it } from 'vitest'
import { entitlement } from '#shared/leave/entitlement.ts'
import { sumOf, type Part } from '#shared/leave/entitlement/line.ts'
import { casesOf, weekOf } from './cases.ts'

/** How the cases call the parts of a whole year's leave. */
const names: Record<Exclude<Part, 'proportion'>, string> = {
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

  for (const { id, area, input, expected } of casesOf('allowance'))
    it(`${id} ${area}`, () => {
      const { year, weekday_hours, unequal_schedule, ...facts } = input
      const patterns = [{ valid_from: '2000-01-01', week: weekOf(weekday_hours), unequal_schedule }]
      const { lines, ...numbers } = entitlement({ ...facts, patterns }, year)
      const daysOf = (part: Part) => lines.find(line => line.part === part)?.days ?? 0
      const parts = Object.entries(names).map(([part, name]) => [name, daysOf(part as Part)])

      expect({ ...Object.fromEntries(parts), ...numbers }).toEqual(expected)
      expect(sumOf(lines)).toBe(expected.allowance_days)
    })
})
