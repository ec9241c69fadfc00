import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'

/** What is known of somebody's employment, of whom nothing is special but a child. */
export const employment: NonNullable<PersonView['employment']> = {
  employment_start: '2023-11-27',
  employment_end: null,
  first_year_kept: null,
  first_year_by_default: 2026,
  taken_before: null,
  brought: [],
  earlier_employments: [],
  age_agreements: [],
  children: [{ id: 'child', birth_year: 2019, birth_date: null, disabled: false }],
  hazardous_conditions: false,
  hazardous_periods: [],
  health_damage_or_disability: false,
  disability_periods: [],
  caregiver: false,
  working_hours: null,
  unequal_schedule: false,
  schedules: [],
  employer_extra_days: 0,
  employer_extra_grants: [],
  under_16_reason: null,
  base_days: null,
  base_sick_days: null,
}

/** Somebody who is signed in, and works in a company of a country. */
export const signedIn = (given: Partial<CurrentUser> = {}, country = 'HU'): CurrentUser => ({
  id: 'csilla',
  email: 'csilla@kekto.example',
  first_name: 'Csilla',
  last_name: 'Kovács',
  avatar: null,
  role: 2,
  status_id: 1,
  is_approver: false,
  preferences: { language: 'hu', theme: 'system' },
  is_email_confirmed: true,
  is_deactivated: false,
  companies: [{ id: 'c1', name: 'Kék Tó Kft.' }],
  selected_company: { id: 'c1', name: 'Kék Tó Kft.', country, has_completed_registration: true, ...generalWeek },
  ...given,
})

/** Somebody as the list of people has them, written as `Nagy Anna`: active, with nobody named to decide and in no group. */
export function listed(id: string, name: string, given: Partial<EssentialEmployee> = {}): EssentialEmployee {
  const [last_name = '', first_name = ''] = name.split(' ')
  return { id, first_name, last_name, avatar: null, is_active: true, approver_ids: [], group_id: null, ...given }
}
