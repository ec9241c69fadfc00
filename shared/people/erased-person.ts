import type { Member } from '../company/model.ts'
import { isAdmin, roles } from '../contract/role.ts'
import type { EmploymentTerms } from './model.ts'

/** The member as somebody who erases their account leaves them: without any right, until what has to be kept is told apart. */
export const leavingMember = <M extends Member>(member: M, { seconds }: { seconds: number }): M => ({
  ...member,
  role: roles.employee,
  ...(isAdmin(member) && { administrator_until: seconds }),
  status: 'inactive',
})

/** What a former employee is called where their name was erased. */
export const formerEmployee = { hu: 'Korábbi munkatárs', en: 'Former employee' } as const

/**
 * The member as a former employee of whom the company keeps what the law wants: that somebody worked there, in which group, and the number
 * by which its payroll knows them.
 */
export const erasedMember = <M extends Member>(member: M, label: string): M => ({
  ...member,
  email: '',
  first_name: '',
  last_name: label,
  avatar: null,
  role: roles.employee,
  status: 'deleted',
  position: null,
  approver_ids: [],
  stand_in: null,
  phone: null,
  private_email: null,
  private_phone: null,
  private_address: null,
  show_birthday: false,
  hide_personal_info: true,
})

/** Whether a member was erased. */
export const isErased = ({ status, email }: Pick<Member, 'status' | 'email'>) => status === 'deleted' && email === ''

/** The terms without what tells of age, sex, family and health; the dates and hours of the employment stay, as the record of working time needs them. */
export const erasedTerms = <T extends EmploymentTerms>(terms: T): T => ({
  ...terms,
  gender: null,
  birth_date: null,
  age_agreements: [],
  children: [],
  hazardous_conditions: [],
  health_damage_or_disability: [],
  caregiver: false,
  under_16_reason: null,
  brought: terms.brought.map(withoutReason),
  earlier_employments: terms.earlier_employments.map(one => ({ ...one, brought: one.brought.map(withoutReason) })),
})

const withoutReason = <B extends { reason: string }>(brought: B): B => ({ ...brought, reason: '' })
