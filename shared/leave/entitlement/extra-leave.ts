import { addYears, yearOf, type Year } from '../../calendar/day.ts'
import type { LeaveFacts } from './facts.ts'
import { lawOf } from './law-of-year.ts'
import type { CountedChild, Line } from './line.ts'
import type { LeaveRules } from '../../company/leave-rules.ts'

const ageIn = (year: Year, { birth_date }: LeaveFacts) => (birth_date ? year - yearOf(birth_date) : undefined)

/** By the age that is reached in the year, whatever the day of the birthday (Mt. 117. § (2)). */
export function ageDays(facts: LeaveFacts, year: Year): Line {
  const age = ageIn(year, facts)
  if (age === undefined) return { part: 'age', days: 0, paragraph: 'Mt. 117. §' }
  return {
    part: 'age',
    days: lawOf(year).ages.filter(from => age >= from).length,
    paragraph: 'Mt. 117. §',
    data: { age },
  }
}

/** A child counts from the year of birth to the year of turning 16, both whole (Mt. 118. § (3)). */
const countsIn = (year: Year) => (child: CountedChild) => child.birth_year <= year && year <= child.birth_year + 16

/** 2, 4, 7 days, and 2 more for each disabled child (Mt. 118. § (1)–(2)). */
export function childDays({ children = [] }: LeaveFacts, year: Year): Line[] {
  const law = lawOf(year)
  const counted = children.filter(countsIn(year))
  const disabled = counted.filter(child => child.disabled)
  return [
    {
      part: 'children',
      days: law.children[counted.length] ?? law.children.at(-1)!,
      paragraph: 'Mt. 118. § (1)',
      data: { count: counted.length },
      of: counted,
    },
    {
      part: 'disabled_children',
      days: law.disabledChild * disabled.length,
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
  return hiredAdult && !youngAfter18 ? line : { ...line, days: lawOf(year).young }
}
