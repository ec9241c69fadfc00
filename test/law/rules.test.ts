import { describe, expect, it } from 'vitest'
import type { Day } from '#shared/calendar/day.ts'
import { maternityLeave } from '#shared/leave/entitlement/maternity.ts'
import { parentalLeave } from '#shared/leave/entitlement/parental.ts'
import { paternityLeave } from '#shared/leave/entitlement/paternity.ts'
import { bereavementLeave } from '#shared/leave/entitlement/released-from-work.ts'
import { casesOf, type RuleCase } from './cases.ts'

/** What the product says to the rules it knows, in the names of the cases. */
const answers: Record<string, (input: RuleCase['input']) => object> = {
  bereavement_days: () => ({ working_days: bereavementLeave.working_days, paid: bereavementLeave.paid }),
  maternity_leave: ({ start }) => {
    const { calendar_days, last_day } = maternityLeave(start as Day)
    return { calendar_days, last_day }
  },
  paternity_leave: ({ child_birth }) => {
    const { working_days, available_until, max_parts, full_pay_days, forty_percent_days } = paternityLeave(
      child_birth as Day,
    )
    return { working_days, latest: available_until, max_parts, full_pay_days, forty_percent_days }
  },
  parental_leave: ({ child_birth, employment_start }) => {
    const { paragraph: _, ...leave } = parentalLeave(child_birth as Day, employment_start as Day)
    return leave
  },
}

describe('leave beside the annual one, by the cases of the law', () => {
  const known = casesOf('rule').filter(({ input }) => input.rule in answers)

  it('knows the five cases of bereavement, maternity, paternity and parental leave', () => {
    expect(known.map(({ id }) => id)).toEqual(['P-R011', 'P-R012', 'P-R013', 'P-R014', 'P-R016'])
  })

  for (const { id, area, input, expected } of known)
    it(`${id} ${area}`, () => {
      const answer = answers[input.rule]!(input)
      expect(expected).toMatchObject(answer)
      const wordsOnly = ['basis', 'per']
      expect(Object.keys(answer).toSorted()).toEqual(
        Object.keys(expected)
          .filter(name => !wordsOnly.includes(name))
          .toSorted(),
      )
    })
})
