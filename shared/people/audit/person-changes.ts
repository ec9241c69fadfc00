import { changesBetween, type AuditDetail } from '../../company/audit/audited-changes.ts'
import type { AuditChange } from '../../company/audit/audit-entry.ts'
import type { Member } from '../../company/model.ts'
import type { CountedFact } from '../facts/counted-facts.ts'
import { differencesOf, type ExtraDaysChange, type FactDifference } from '../facts/fact-change.ts'
import type { EmploymentTerms } from '../model.ts'

/** A new field of a member does not compile until it is decided how much of it the audit log keeps. */
export const auditedMemberFields = {
  company: 'omitted',
  id: 'omitted',
  email: 'hidden',
  first_name: 'hidden',
  last_name: 'hidden',
  avatar: 'omitted',
  role: 'shown',
  administrator_until: 'omitted',
  status: 'shown',
  group: 'shown',
  position: 'shown',
  approver_ids: 'shown',
  stand_in: 'shown',
  language: 'omitted',
  phone: 'hidden',
  private_email: 'hidden',
  private_phone: 'hidden',
  private_address: 'hidden',
  show_birthday: 'shown',
  hide_personal_info: 'shown',
  employee_number: 'shown',
  missing: 'omitted',
  created_at: 'omitted',
} satisfies Record<keyof Member, AuditDetail>

/** Of age, family and health the log keeps no values: they stand in the history of the person, which is erased with them. */
export const auditedFacts = {
  birth_date: 'hidden',
  gender: 'hidden',
  employment_start: 'shown',
  employment_end: 'shown',
  earlier_employments: 'shown',
  first_year_kept: 'shown',
  taken_before: 'shown',
  brought: 'hidden',
  age_agreements: 'hidden',
  children: 'hidden',
  hazardous_conditions: 'hidden',
  health_damage_or_disability: 'hidden',
  caregiver: 'hidden',
  hours: 'shown',
  employer_extra_days: 'shown',
  base_days: 'shown',
  base_sick_days: 'shown',
} satisfies Record<CountedFact, AuditDetail>

export const memberChanges = (before: Partial<Member> | undefined, after: Partial<Member>): AuditChange[] =>
  changesBetween<Member>(auditedMemberFields, before, after)

export const auditedFactChanges = (facts: readonly FactDifference[]): AuditChange[] =>
  facts.map(({ fact, before, after }) =>
    auditedFacts[fact] === 'hidden' ? { field: fact, is_hidden: true } : { field: fact, from: before, to: after },
  )

/** Days granted or taken away by hand, and their removal. */
export const auditedExtraDaysChanges = ({ year, days, is_removal }: ExtraDaysChange): AuditChange[] => [
  { field: 'extra_days', from: is_removal ? { year, days } : null, to: is_removal ? null : { year, days } },
]

interface Person {
  member: Member
  terms: EmploymentTerms
}

/** What changed of a person, beside the facts that wait for somebody's confirmation. */
export const personChanges = (before: Person, after: Person): AuditChange[] => [
  ...memberChanges(before.member, after.member),
  ...auditedFactChanges(differencesOf(before.terms, after.terms)),
  ...changesBetween<EmploymentTerms>({ under_16_reason: 'hidden' }, before.terms, after.terms),
]
