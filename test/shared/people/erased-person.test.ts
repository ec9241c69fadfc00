import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditedMemberFields } from '#shared/people/audit/person-changes.ts'
import { Member } from '#shared/company/model.ts'
import { newMember } from '#shared/company/rules.ts'
import { erasedMember, erasedTerms, formerEmployee, isErased, leavingMember } from '#shared/people/erased-person.ts'
import { EmploymentTerms, newEmploymentTerms, unknownEmployment } from '#shared/people/model.ts'

const account = { id: 'anna', email: 'anna@example.hu', language: 'hu' as const }
const roles = fc.constantFrom(1 as const, 2 as const, 3 as const)

const anna: Member = {
  ...newMember({ company: 'c', account, role: 3, created_at: 5 }),
  first_name: 'Anna',
  last_name: 'Kis',
  avatar: '/avatars/a.png',
  status: 'active',
  group: 'g',
  position: { id: 'p', name: 'ács' },
  approver_ids: ['bela'],
  stand_in: 'bela',
  phone: '+36 30 1',
  private_email: 'anna@home.hu',
  private_phone: '+36 30 2',
  private_address: '1011 Budapest, Fő utca 1.',
  show_birthday: true,
  employee_number: '17',
}

/** Every field of a member, and whether a company keeps it of somebody erased. */
const kept = [
  'company',
  'id',
  'group',
  'employee_number',
  'language',
  'missing',
  'created_at',
] satisfies (keyof Member)[]

describe('a member who erases their account', () => {
  it('loses every right at once, whatever it was, and keeps the name by which others are told', () => {
    fc.assert(
      fc.property(roles, role => {
        const after = leavingMember({ ...anna, role }, { seconds: 9 })
        expect(after).toMatchObject({ role: 1, status: 'inactive', first_name: 'Anna', last_name: 'Kis' })
        expect(after.administrator_until).toBe(role === 1 ? undefined : 9)
      }),
    )
  })

  it('is a former employee in the end, of whom nothing else is left than the law wants', () => {
    const erased = erasedMember(anna, formerEmployee.hu)
    expect(Member.parse(erased)).toEqual(erased)
    expect(isErased(erased)).toBe(true)
    expect(JSON.stringify(erased)).not.toMatch(/Anna|Kis|example|home|\+36|bela|avatars|ács|Budapest/)
    for (const field of Object.keys(auditedMemberFields) as (keyof Member)[])
      if ((kept as string[]).includes(field)) expect([field, erased[field]]).toEqual([field, anna[field]])
    expect(erased).toMatchObject({ role: 1, status: 'deleted', last_name: 'Korábbi munkatárs', employee_number: '17' })
  })

  it('is told from one whom an administrator has deleted', () => {
    expect(isErased({ ...anna, status: 'deleted' })).toBe(false)
    expect(isErased({ ...anna, email: '' })).toBe(false)
  })

  it('is erased once: erasing again changes nothing', () => {
    const once = erasedMember(anna, formerEmployee.en)
    expect(erasedMember(once, formerEmployee.en)).toEqual(once)
  })
})

describe('the terms of somebody erased', () => {
  const brought = [
    { unit: 'days' as const, amount: 3, from_year: 2025, last_date: '2026-03-31', reason: 'she was ill' },
  ]
  const terms: EmploymentTerms = {
    ...newEmploymentTerms({ company: 'c', member: 'anna' }),
    gender: 2,
    birth_date: '1990-05-05',
    employment_start: '2024-01-01',
    brought,
    earlier_employments: [{ ...unknownEmployment, employment_start: '2020-01-01', brought }],
    age_agreements: [2026],
    children: [{ id: 'child', birth_year: 2020, birth_date: '2020-02-02', disabled: true }],
    hazardous_conditions: [{ from: null, to: null }],
    health_damage_or_disability: [{ from: '2025-01-01', to: null }],
    caregiver: true,
    under_16_reason: 'a film',
    base_days: 25,
  }

  it('tell nothing of age, sex, family and health, nor what anybody wrote', () => {
    const erased = erasedTerms(terms)
    expect(EmploymentTerms.parse(erased)).toEqual(erased)
    expect(JSON.stringify(erased)).not.toMatch(/1990|2020-02|ill|film|disabled|2025-01-01/)
    expect(erased).toMatchObject({ gender: null, children: [], caregiver: false, age_agreements: [] })
  })

  it('keep when somebody was employed, in which hours, and the days that were brought', () => {
    expect(erasedTerms(terms)).toMatchObject({
      employment_start: '2024-01-01',
      earlier_employments: [{ employment_start: '2020-01-01', brought: [{ amount: 3, reason: '' }] }],
      brought: [{ amount: 3, from_year: 2025, reason: '' }],
      hours: terms.hours,
      base_days: 25,
    })
  })
})
