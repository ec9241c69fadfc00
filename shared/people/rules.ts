import type { Day } from '../calendar/day.ts'
import { patternOn, saidTimes, timesOn, type WorkTimes } from '../calendar/working-pattern.ts'
import type { Member, WorkingHours } from '../company/model.ts'
import { isAdmin, isSuperadmin, type Role } from '../contract/role.ts'
import { problem, refuse } from '../contract/problem.ts'
import type { PersonView } from './contract/person-view.ts'
import { grantedOn, holdsOn } from './dated-facts.ts'
import { firstYearKept } from './employments.ts'
import type { EmploymentTerms } from './model.ts'
import { nextAnniversary } from './occasions.ts'

/** Who reads or changes: somebody of the same company. */
export interface Reader {
  user: string
  role: Role
}

/**
 * Whether a reader may know a person's terms: their own hours, children, age and health. The person and administrators may;
 * whoever only decides on their leave need not.
 */
export const mayKnowTerms = (reader: Reader, person: Pick<Member, 'id'>) => person.id === reader.user || isAdmin(reader)

/** The status of the specification: 0 who cannot open the company, 1 who can, 2 a superadmin who can. */
export const statusIdOf = ({ status, role }: Pick<Member, 'status' | 'role'>): 0 | 1 | 2 =>
  status !== 'active' ? 0 : isSuperadmin({ role }) ? 2 : 1

/** What a reader may know of a person: administrators and the person all, colleagues what the person does not hide. */
export function personView(reader: Reader, member: Member, terms: EmploymentTerms, today: Day): PersonView {
  const mayKnowAll = mayKnowTerms(reader, member)
  const isOpen = mayKnowAll || !member.hide_personal_info
  // Whom it is shown to may think of the day, and need not know the age.
  const shownBirthday =
    isOpen && member.show_birthday && terms.birth_date ? nextAnniversary(terms.birth_date, today) : null
  return {
    id: member.id,
    first_name: member.first_name,
    last_name: member.last_name,
    avatar: member.avatar,
    role: member.role,
    status: member.status,
    status_id: statusIdOf(member),
    group_id: member.group,
    position: member.position?.name ?? null,
    approver_ids: member.approver_ids,
    show_birthday: member.show_birthday,
    hide_personal_info: member.hide_personal_info,
    email: isOpen ? member.email : null,
    phone: isOpen ? member.phone : null,
    private_email: mayKnowAll ? (member.private_email ?? null) : null,
    private_phone: mayKnowAll ? (member.private_phone ?? null) : null,
    private_address: mayKnowAll ? (member.private_address ?? null) : null,
    birthday: mayKnowAll ? terms.birth_date : shownBirthday,
    stand_in_id: mayKnowAll ? member.stand_in : null,
    employee_number: mayKnowAll ? member.employee_number : null,
    gender: mayKnowAll ? terms.gender : null,
    employment: mayKnowAll ? employmentView(member, terms, today) : null,
  }
}

const employmentView = (member: Member, terms: EmploymentTerms, today: Day) => ({
  employment_start: terms.employment_start,
  employment_end: terms.employment_end,
  first_year_kept: terms.first_year_kept,
  first_year_by_default: firstYearKept(member, { ...terms, first_year_kept: null }),
  taken_before: terms.taken_before,
  brought: terms.brought,
  earlier_employments: terms.earlier_employments,
  age_agreements: terms.age_agreements,
  children: terms.children,
  hazardous_conditions: holdsOn(terms.hazardous_conditions, today),
  hazardous_periods: terms.hazardous_conditions,
  health_damage_or_disability: holdsOn(terms.health_damage_or_disability, today),
  disability_periods: terms.health_damage_or_disability,
  caregiver: terms.caregiver,
  working_hours: ownHoursOn(terms, today),
  unequal_schedule: isUnequalOn(terms, today),
  schedules: terms.hours.map(({ valid_from, week, unequal_schedule = false, ...times }) => ({
    valid_from,
    week,
    unequal_schedule,
    ...saidTimes(times),
  })),
  employer_extra_days: grantedOn(terms.employer_extra_days, today),
  employer_extra_grants: terms.employer_extra_days,
  under_16_reason: terms.under_16_reason,
  base_days: terms.base_days,
  base_sick_days: terms.base_sick_days,
})

/** The schedule of one's own on a day; null while the company's holds. */
export const ownHoursOn = ({ hours }: Pick<EmploymentTerms, 'hours'>, day: Day): WorkingHours | null =>
  hours.some(({ valid_from }) => valid_from <= day) ? patternOn(hours, day).week : null

/** When work begins in somebody's own schedule on a day and how long its break is, as far as it is not as in the company. */
export const ownTimesOn = ({ hours }: Pick<EmploymentTerms, 'hours'>, day: Day): WorkTimes =>
  hours.some(({ valid_from }) => valid_from <= day) ? timesOn(hours, day) : {}

/** Whether somebody's own schedule divides the working time unequally on a day. */
export const isUnequalOn = ({ hours }: Pick<EmploymentTerms, 'hours'>, day: Day): boolean =>
  hours.some(({ valid_from }) => valid_from <= day) && (patternOn(hours, day).unequal_schedule ?? false)

/**
 * Everybody changes their own data, an administrator everybody's; a superadmin's only a superadmin.
 * @throws Problem `forbidden`
 */
export function assertMayEdit(reader: Reader, member: Member) {
  if (reader.user === member.id) return
  if (!isAdmin(reader)) throw problem('forbidden')
  if (isSuperadmin(member) && !isSuperadmin(reader)) throw problem('forbidden', 'problems:noPermissionForUser')
}

/**
 * The approvers that the ids name, each once.
 * @throws Problem `invalid` for the person, or for somebody who is not an active member
 */
export function approversFrom<M extends Member>(ids: readonly string[], person: Member, known: readonly M[]): M[] {
  if (ids.includes(person.id)) throw refuse('approver_ids', 'problems:ownApprover')
  return activeApprovers(ids, known)
}

/** The approvers that the ids name, each once. @throws Problem `invalid` for somebody who is not an active member */
export function activeApprovers<M extends Member>(ids: readonly string[], known: readonly M[]): M[] {
  const active = new Map(known.filter(({ status }) => status === 'active').map(member => [member.id, member]))
  return [...new Set(ids)].map(id => {
    const approver = active.get(id)
    if (!approver) throw refuse('approver_ids', 'problems:approverUnknown')
    return approver
  })
}
