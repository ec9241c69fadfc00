import type { Day } from '../calendar/day.ts'
import type { Child } from '../people/model.ts'
import type { Sentence } from '../contract/sentence.ts'
import { carriedLeft } from './balance.ts'
import { parentalLeave } from './entitlement/parental.ts'
import { paternityLeave } from './entitlement/paternity.ts'
import type { Situation } from './situation.ts'
import type { LeaveTypeNumber } from './types.ts'

/** Why somebody cannot take a type of leave on a day; undefined: they can. */
export function unavailable(type: LeaveTypeNumber, situation: Situation, on: Day): Sentence | undefined {
  switch (type) {
    case 4:
      return situation.terms.gender === 2
        ? undefined
        : {
            key: 'problems:maternity',
            values: { first_name: situation.member.first_name, last_name: situation.member.last_name },
          }
    case 7:
      return carriedLeft(situation.account, on) > 0 ? undefined : { key: 'problems:whyNotCarried' }
    case 8:
      return childrenFor(8, situation, on).length ? undefined : { key: 'problems:whyNotParental' }
    case 9:
      return childrenFor(9, situation, on).length ? undefined : { key: 'problems:whyNotPaternity' }
    default:
      return undefined
  }
}

/** The children for whom parental (8) or paternity leave (9) can be taken on a day; both need the birth date. */
export function childrenFor(type: 8 | 9, { terms }: Situation, on: Day): Child[] {
  if (type === 9 && terms.gender === 2) return []
  return terms.children.filter(({ birth_date }) => {
    if (!birth_date) return false
    const { available_from, available_until } =
      type === 8 ? parentalLeave(birth_date, terms.employment_start) : paternityLeave(birth_date)
    return available_from <= on && on <= available_until
  })
}
