import { describe, expect, it } from 'vitest'
import type { Member } from '#shared/company/model.ts'
import { newMember } from '#shared/company/rules.ts'
import { roles } from '#shared/contract/role.ts'
import { PersonView } from '#shared/people/contract/person-view.ts'
import { saveEmploymentInformation } from '#shared/people/contract/save-employment-information.ts'
import { PersonalInformation } from '#shared/people/contract/save-personal-information.ts'
import { genders, newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { personView, statusIdOf } from '#shared/people/rules.ts'

const week = { monday: 8, tuesday: 8, wednesday: 8, thursday: 8, friday: 4, saturday: 0, sunday: 0 }
const always = [{ from: null, to: null }]

const anna: Member = {
  ...newMember({
    company: 'c',
    account: { id: 'anna', email: 'anna@example.hu', language: 'hu' },
    role: roles.superadmin,
    created_at: 1,
  }),
  first_name: 'Anna',
  last_name: 'Kis',
  avatar: '/avatars/a.webp',
  status: 'active',
  group: 'workshop',
  position: { id: 'p', name: 'Lakatos' },
  approver_ids: ['bela'],
  phone: '+36 1 555 0100',
  private_email: 'anna@otthon.example',
  private_phone: '+36 1 555 0101',
  show_birthday: true,
  hide_personal_info: true,
  employee_number: 'K-17',
}
const terms: EmploymentTerms = {
  ...newEmploymentTerms({ company: 'c', member: 'anna' }),
  birth_date: '1990-05-06',
  gender: genders.female,
  employment_start: '2020-01-01',
  employment_end: '2027-12-31',
  children: [{ id: 'k', birth_year: 2015, birth_date: null, disabled: true }],
  hazardous_conditions: always,
  health_damage_or_disability: always,
  caregiver: true,
  hours: [{ valid_from: '2026-01-01', week, unequal_schedule: true }],
  base_days: 25,
  base_sick_days: 15,
}
const view = PersonView.parse(personView({ user: 'anna', role: roles.employee }, anna, terms, '2026-11-20'))
const employment = view.employment!

/** The fields of the specification's user, one by one, as the reply about a person has them. */
const ofUser: [field: string, shown: unknown, expected: unknown][] = [
  ['first_name', view.first_name, 'Anna'],
  ['last_name', view.last_name, 'Kis'],
  ['email', view.email, 'anna@example.hu'],
  ['gender (1 male, 2 female)', view.gender, 2],
  ['birthday', view.birthday, '1990-05-06'],
  ['show-birthday flag', view.show_birthday, true],
  ['phone number', view.phone, '+36 1 555 0100'],
  ['position', view.position, 'Lakatos'],
  ['group', view.group_id, 'workshop'],
  ['role', view.role, 3],
  ['avatar', view.avatar, '/avatars/a.webp'],
  ['unique user id (employee number)', view.employee_number, 'K-17'],
  [
    'children aged 16 or under (birth year, disability)',
    employment.children.map(({ birth_year, disabled }) => [birth_year, disabled]),
    [[2015, true]],
  ],
  ['works in extreme conditions', employment.hazardous_conditions, true],
  ['at least 50% health damage', employment.health_damage_or_disability, true],
  ['special work schedule', employment.unequal_schedule, true],
  ['approvers', view.approver_ids, ['bela']],
  ['start of employment', employment.employment_start, '2020-01-01'],
  ['working hours per weekday', employment.working_hours, week],
  ['base days off', employment.base_days, 25],
  ['base sick days', employment.base_sick_days, 15],
  ['status (0 inactive, 1 active, 2 superadmin)', view.status_id, 2],
]

/** Those of the relation of a user and a company, beside the ones that are the user's as well. */
const ofRelation: [field: string, shown: unknown, expected: unknown][] = [
  ['role (1 employee, 2 admin, 3 superadmin)', [roles.employee, roles.administrator, roles.superadmin], [1, 2, 3]],
  ['private email', view.private_email, 'anna@otthon.example'],
  ['private phone', view.private_phone, '+36 1 555 0101'],
  ['birth date', view.birthday, terms.birth_date],
  ['gender', view.gender, terms.gender],
  ['disability', employment.disability_periods, always],
  ['extreme or ionised environment', employment.hazardous_periods, always],
  ['caregiver status', employment.caregiver, true],
  ['work start date', employment.employment_start, '2020-01-01'],
  ['work end date', employment.employment_end, '2027-12-31'],
  ['hide personal info', view.hide_personal_info, true],
  ['is active', view.status === 'active', true],
  ['is deleted', view.status === 'deleted', false],
]

describe('E04 the fields of a user and of their relation to a company', () => {
  it.each([...ofUser, ...ofRelation])('%s', (_, shown, expected) => expect(shown).toEqual(expected))

  it('can be given in the forms of the person', () => {
    const personal = {
      first_name: 'Anna',
      last_name: 'Kis',
      gender: 1,
      birthday: '1990-05-06',
      show_birthday: true,
      phone: '1',
      private_email: 'a@b.hu',
      private_phone: '2',
      hide_personal_info: false,
    }
    expect(PersonalInformation.parse(personal)).toEqual(personal)
    const work = {
      employment_start: '2020-01-01',
      employment_end: null,
      children: [{ birth_year: 2015, birth_date: null, disabled: false }],
      hazardous_conditions: true,
      health_damage_or_disability: false,
      caregiver: true,
      working_hours: week,
      base_days: 25,
      base_sick_days: 15,
      employee_number: 'K-17',
    }
    expect(saveEmploymentInformation.body!.parse(work)).toMatchObject({ caregiver: true, base_days: 25 })
  })
})

describe('E11 the status of a user', () => {
  it('is 0 for everybody who cannot open the company, whoever they are', () => {
    for (const role of Object.values(roles))
      for (const status of ['invited', 'inactive', 'deleted'] as const) expect(statusIdOf({ role, status })).toBe(0)
  })

  it('is 1 for who can, and 2 for a superadmin', () => {
    const numbers = Object.values(roles).map(role => statusIdOf({ role, status: 'active' }))
    expect(numbers).toEqual([1, 1, 2])
  })
})
