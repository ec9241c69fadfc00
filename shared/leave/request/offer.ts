import type { Day } from '../../calendar/day.ts'
import { genders, type Child } from '../../people/model.ts'
import type { Sentence } from '../../words/sentence.ts'
import { carriedLeft } from '../balance/balance.ts'
import { childQuota } from '../balance/booking.ts'
import { exchangesOvertime, overtimeLeft } from '../balance/overtime-bucket.ts'
import { parentalLeave } from '../entitlement/special-leave/parental.ts'
import { paternityLeave } from '../entitlement/special-leave/paternity.ts'
import { employmentOf, rulesOf, type Situation } from '../situation.ts'
import { leaveTypeIds, type ChildLeaveId, type LeaveTypeId } from '../types.ts'

/** Why somebody cannot take a type of leave on a day; undefined: they can. */
export function unavailable(type: LeaveTypeId, situation: Situation, on: Day): Sentence | undefined {
  switch (type) {
    case leaveTypeIds.maternity:
      return situation.terms.gender === genders.female
        ? undefined
        : {
            key: 'problems:maternity',
            values: { first_name: situation.member.first_name, last_name: situation.member.last_name },
          }
    case leaveTypeIds.extra:
      return carriedLeft(situation, on).days > 0 ? undefined : { key: 'problems:whyNotCarried' }
    case leaveTypeIds.lieu:
      return overtimeLeft(situation, on) > 0 ? undefined : { key: 'problems:whyNotOvertime' }
    case leaveTypeIds.parental:
    case leaveTypeIds.paternity:
      return childrenFor(type, situation, on).length ? undefined : whyNoChild(type, situation, on)
    default:
      return undefined
  }
}

/** Whether a type is spoken of at all: time off for overtime only where the company exchanges it, or has. */
export const isOffered = (type: LeaveTypeId, { account, calendar }: Pick<Situation, 'account' | 'calendar'>) =>
  type !== leaveTypeIds.lieu ||
  exchangesOvertime(rulesOf(calendar)) ||
  Boolean(account.overtime?.length || account.overtime_taken?.length)

/** Why no child qualifies: the person is not the father, or a birth date, the year of employment or the age does not fit. */
function whyNoChild(type: ChildLeaveId, situation: Situation, on: Day): Sentence {
  const { children, gender } = situation.terms
  const { employment_start } = employmentOf(situation)
  if (type === leaveTypeIds.paternity && gender === genders.female) return { key: 'problems:whyNotFather' }
  if (children.length && children.every(({ birth_date }) => !birth_date)) return { key: 'problems:whyNotBirthDate' }
  if (type === leaveTypeIds.paternity) return { key: 'problems:whyNotPaternity' }
  const isSmall = ({ birth_date }: Child) =>
    birth_date && birth_date <= on && on <= parentalLeave(birth_date, null).available_until
  return employment_start && children.some(isSmall)
    ? { key: 'problems:whyNotYet', values: { date: parentalLeave(employment_start, employment_start).available_from } }
    : { key: 'problems:whyNotParental' }
}

/** Why parental or paternity leave cannot be taken for this child on a day; undefined: it can, or no child is named that is known. */
export function whyNotForChild(
  type: ChildLeaveId,
  { terms }: Pick<Situation, 'terms'>,
  { child_id, on }: { child_id: string | null | undefined; on: Day },
): Sentence | undefined {
  const birth = terms.children.find(({ id }) => id === child_id)
  if (!birth || (type === leaveTypeIds.paternity && terms.gender === genders.female)) return undefined
  if (!birth.birth_date) return { key: 'problems:whyNotBirthDate' }
  if (on < birth.birth_date) return { key: 'problems:childNotBorn' }
  const isParental = type === leaveTypeIds.parental
  const { available_until: date } = isParental
    ? parentalLeave(birth.birth_date, null)
    : paternityLeave(birth.birth_date)
  return on > date
    ? { key: isParental ? 'problems:childTooOld' : 'problems:childTooOldForPaternity', values: { date } }
    : undefined
}

/** The children for whom parental or paternity leave can be taken on a day; both need the birth date. */
export function childrenFor(type: ChildLeaveId, situation: Situation, on: Day): Child[] {
  return windowsOf(type, situation)
    .filter(({ from_date, to_date }) => from_date <= on && on <= to_date)
    .map(({ child }) => child)
}

/** When parental or paternity leave can be taken for each child, and how many working days of it are left. */
export function windowsOf(type: ChildLeaveId, situation: Pick<Situation, 'terms' | 'account' | 'employment'>) {
  const { terms, account } = situation
  const { employment_start } = employmentOf(situation)
  if (type === leaveTypeIds.paternity && terms.gender === genders.female) return []
  const source = type === leaveTypeIds.parental ? 'parental' : 'paternity'
  return terms.children.flatMap(child => {
    if (!child.birth_date) return []
    const { available_from, available_until, working_days } =
      type === leaveTypeIds.parental
        ? parentalLeave(child.birth_date, employment_start)
        : paternityLeave(child.birth_date)
    const left = working_days - (account.per_child[childQuota(source, child.id)] ?? 0)
    return [{ child, from_date: available_from, to_date: available_until, left }]
  })
}
