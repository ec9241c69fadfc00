import type { EmploymentTerms } from '../model.ts'

/** The terms that no entitlement is counted from. */
type Uncounted = 'company' | 'member' | 'member_since' | 'under_16_reason'

/** A fact that the law or the company counts; a new one of the terms does not compile until it is listed. */
export type CountedFact = Exclude<keyof EmploymentTerms, Uncounted>

const personal = 'PUT /user/{id}/personal-information'
const employment = 'PUT /user/{id}/employment-information'
const invitation = 'POST /user/invite'

/** The fields, by the route of their form, that change a fact. */
type Fields = Readonly<Record<string, readonly string[]>>

/** Every fact of a person that moves an entitlement or the types on offer, with each form that can change it. */
export const countedFacts = {
  birth_date: { [personal]: ['birthday'] },
  gender: { [personal]: ['gender'] },
  employment_start: { [employment]: ['employment_start'], [invitation]: ['invites'] },
  employment_end: { [employment]: ['employment_end'], [invitation]: ['invites'] },
  earlier_employments: { [employment]: ['earlier_employments'], [invitation]: ['invites'] },
  first_year_kept: { [employment]: ['first_year_kept'], [invitation]: ['invites'] },
  taken_before: { [employment]: ['taken_before'], [invitation]: ['invites'] },
  brought: { [employment]: ['brought'], [invitation]: ['invites'] },
  age_agreements: { [employment]: ['age_agreements'] },
  children: { [employment]: ['children'] },
  hazardous_conditions: { [employment]: ['hazardous_conditions', 'hazardous_periods'] },
  health_damage_or_disability: { [employment]: ['health_damage_or_disability', 'disability_periods'] },
  caregiver: { [employment]: ['caregiver'] },
  hours: { [employment]: ['working_hours', 'unequal_schedule', 'working_hours_from'] },
  employer_extra_days: { [employment]: ['employer_extra_days', 'employer_extra_grants'] },
  base_days: { [employment]: ['base_days'] },
  base_sick_days: { [employment]: ['base_sick_days'] },
} satisfies Record<CountedFact, Fields>

/** Days granted or taken away by hand, which stand in the books of leave and not in the terms. */
export const extraDays = {
  'POST /user/{id}/extra-day-off': ['year', 'days'],
  'DELETE /user/{id}/extra-day-off/{extraId}': ['extraId', 'year'],
} satisfies Fields

export const factNames = Object.keys(countedFacts) as CountedFact[]

/** Whether a field of a form can move a number. */
export const isCounted = (form: string, field: string): boolean =>
  [...Object.values<Fields>(countedFacts), extraDays].some(by => (by as Fields)[form]?.includes(field))
