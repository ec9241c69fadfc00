import { describe, expect, it } from 'vitest'
import type { Day, Year } from '#shared/calendar/day.ts'
import { employeeChoice } from '#shared/leave/entitlement/employee-choice.ts'
import { latestGrantDate } from '#shared/leave/entitlement/carry-over/latest-grant-date.ts'
import { maternityLeave } from '#shared/leave/entitlement/special-leave/maternity.ts'
import { minimumAge } from '#shared/leave/entitlement/minimum-age.ts'
import { parentalLeave } from '#shared/leave/entitlement/special-leave/parental.ts'
import { paternityLeave } from '#shared/leave/entitlement/special-leave/paternity.ts'
import { quarterCarried } from '#shared/leave/entitlement/carry-over/quarter.ts'
import { bereavementLeave } from '#shared/leave/entitlement/special-leave/released-from-work.ts'
import { spillOver } from '#shared/leave/entitlement/carry-over/spill-over.ts'
import { casesOf } from './cases.ts'

/** All that the cases ask with; each rule has its own part of it. */
interface Asked {
  rule: string
  year: Year
  leave_year: Year
  birth_date: Day
  child_birth: Day
  employment_start: Day
  obstacle_last_day: Day
  part: 'age_extra'
  agreement: boolean
  start: Day
  end: Day
  collective_agreement: boolean
  allowance_days: number
}

/** What the product says to the rules, in the names of the cases. */
const answers: Record<string, (input: Asked) => { paragraph: string }> = {
  latest_grant_date: ({ part, ...leave }) => latestGrantDate(part ? { ...leave, part: 'age' } : leave),
  spill_over: ({ start, end }) => spillOver({ from_date: start, to_date: end }),
  quarter_carry: ({ allowance_days, collective_agreement }) => {
    const { until, ...quarter } = quarterCarried(allowance_days, collective_agreement)
    return { ...quarter, ...(until && { until: `${until} of the next year` }) }
  },
  employee_choice_days: ({ year, employment_start }) => {
    const { lines: _, not_before, ...choice } = employeeChoice({ employment_start }, year)
    // A case says one or the other: how the choice is made, or from when on.
    return not_before ? { days: choice.days, paragraph: choice.paragraph, not_before } : choice
  },
  bereavement_days: () => ({ ...bereavementLeave, per: 'death of a relative' }),
  maternity_leave: ({ start }) => maternityLeave(start),
  paternity_leave: ({ child_birth }) => {
    const { available_until, available_from: _, ...leave } = paternityLeave(child_birth)
    return { ...leave, latest: available_until }
  },
  parental_leave: ({ child_birth, employment_start }) => parentalLeave(child_birth, employment_start),
  min_employment_age: ({ birth_date, employment_start }) => {
    const { exception: _, ...answer } = minimumAge(birth_date, employment_start)
    return answer
  },
}

describe('the rules beside the allowance, by the cases of the law', () => {
  it('has all the cases', () => expect(casesOf('rule')).toHaveLength(16))

  for (const { id, area, input, expected } of casesOf('rule'))
    it(`${id} ${area}`, () => {
      const { paragraph, ...answer } = answers[input.rule]!(input as unknown as Asked)
      expect({ ...answer, basis: paragraph }).toEqual(expected)
    })
})
