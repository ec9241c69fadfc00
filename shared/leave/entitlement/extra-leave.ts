import { addYears, yearOf, type Year } from '../../calendar/day.ts'
import type { LeaveFacts } from './facts.ts'
import type { CountedChild, Line } from './line.ts'
import type { LeaveRules } from './rules.ts'

export const baseDays = 20

/** The age from which on each further day is due (Mt. 117. § (1)). */
const agesOfExtraDays = [25, 28, 31, 33, 35, 37, 39, 41, 43, 45]

const ageIn = (year: Year, { birth_date }: LeaveFacts) => (birth_date ? year - yearOf(birth_date) : undefined)

/** By the age that is reached in the year, whatever the day of the birthday (Mt. 117. § (2)). */
export function ageDays(facts: LeaveFacts, year: Year): Line {
  const age = ageIn(year, facts)
  if (age === undefined) return { part: 'age', days: 0, paragraph: 'Mt. 117. §' }
  return {
    part: 'age',
    days: agesOfExtraDays.filter(from => age >= from).length,
    paragraph: 'Mt. 117. §',
    data: { age },
  }
}

/** A child counts from the year of birth to the year of turning 16, both whole (Mt. 118. § (3)). */
const countsIn = (year: Year) => (child: CountedChild) => child.birth_year <= year && year <= child.birth_year + 16

/** 2, 4, 7 days, and 2 more for each disabled child (Mt. 118. § (1)–(2)). */
export function childDays({ children = [] }: LeaveFacts, year: Year): Line[] {
  const counted = children.filter(countsIn(year))
  const disabled = counted.filter(child => child.disabled)
  return [
    {
      part: 'children',
      days: [0, 2, 4][counted.length] ?? 7,
      paragraph: 'Mt. 118. § (1)',
      data: { count: counted.length },
      of: counted,
    },
    {
      part: 'disabled_children',
      days: 2 * disabled.length,
      paragraph: 'Mt. 118. § (2)',
      data: { count: disabled.length },
      of: disabled,
    },
  ]
}

/** Young workers, last in the year of turning 18 (Mt. 119. § (1), 294. § (1) a)). */
export function youngDays(facts: LeaveFacts, year: Year, { youngAfter18 }: LeaveRules): Line {
  const age = ageIn(year, facts)
  const line: Line = { part: 'young', days: 0, paragraph: 'Mt. 119. § (1)' }
  if (age === undefined || age > 18) return line
  const hiredAdult =
    facts.birth_date && facts.employment_start && facts.employment_start >= addYears(facts.birth_date, 18)
  return hiredAdult && !youngAfter18 ? line : { ...line, days: 5 }
}

/** One amount whatever the conditions (Mt. 119. § (2)). */
export const hazardDays = ({ hazardous_conditions }: LeaveFacts): Line => ({
  part: 'hazard',
  days: hazardous_conditions ? 5 : 0,
  paragraph: 'Mt. 119. § (2)',
})

/** One amount whatever the grounds (Mt. 120. §). */
export const disabilityDays = ({ health_damage_or_disability }: LeaveFacts): Line => ({
  part: 'disability',
  days: health_damage_or_disability ? 5 : 0,
  paragraph: 'Mt. 120. §',
})

/** By the contract, not by law. */
export const employerDays = ({ employer_extra_days = 0 }: LeaveFacts): Line => ({
  part: 'employer_extra',
  days: employer_extra_days,
  paragraph: null,
})
