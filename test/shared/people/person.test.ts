import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addYears, dayOf } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { type Member } from '#shared/company/model.ts'
import { newAccount } from '#shared/account/rules.ts'
import { newMember } from '#shared/company/rules.ts'
import { withEmploymentInformation, type EmploymentContext } from '#shared/people/employment-information.ts'
import { invitationLasts, newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { isUnder16 } from '#shared/people/personal-information.ts'
import { approversFrom, statusIdOf, isUnequalOn, ownHoursOn, personView, assertMayEdit } from '#shared/people/rules.ts'

const today = '2026-11-20'
const memberCalled = (id: string, more: Partial<Member> = {}): Member => ({
  ...newMember({
    company: 'c',
    account: newAccount({ id, email: `${id}@example.hu`, language: 'hu', created_at: 1 }),
    role: 1,
    created_at: 0,
  }),
  status: 'active',
  ...more,
})
const anna = memberCalled('anna', { phone: '123', show_birthday: true, employee_number: '7' })
const terms: EmploymentTerms = {
  ...newEmploymentTerms({ company: 'c', member: 'anna' }),
  birth_date: '1990-05-06',
  gender: 2,
}

describe('E11 the status of a person in numbers', () => {
  it.each([
    ['invited', 1, 0],
    ['inactive', 1, 0],
    ['deleted', 1, 0],
    ['inactive', 3, 0],
    ['active', 1, 1],
    ['active', 2, 1],
    ['active', 3, 2],
  ] as const)('of somebody %s with role %i is %i', (status, role, expected) => {
    expect(statusIdOf({ status, role })).toBe(expected)
    expect(personView({ user: 'anna', role: 1 }, memberCalled('bela', { status, role }), terms, today)).toMatchObject({
      status,
      status_id: expected,
    })
  })
})

describe('E04 the private contact of a person', () => {
  const contact = {
    private_email: 'anna@otthon.example',
    private_phone: '+36 1 555 0101',
    private_address: '1011 Budapest, Fő utca 1.',
  }
  const anna = memberCalled('anna', { ...contact, approver_ids: ['bela'] })
  const seenBy = (user: string, role: 1 | 2 | 3) => personView({ user, role }, anna, terms, today)

  it('is shown to the person and to administrators', () => {
    expect(seenBy('anna', 1)).toMatchObject(contact)
    expect(seenBy('csilla', 2)).toMatchObject(contact)
  })

  it('is shown to no colleague and no approver, though nothing else is hidden', () => {
    expect(seenBy('bela', 1)).toMatchObject({
      private_email: null,
      private_phone: null,
      private_address: null,
      email: 'anna@example.hu',
    })
  })

  it('is nothing where it was never given', () => {
    expect(personView({ user: 'anna', role: 1 }, memberCalled('anna'), terms, today)).toMatchObject({
      private_email: null,
      private_phone: null,
      private_address: null,
    })
  })
})

describe('what somebody may know of a colleague', () => {
  const seen = (role: 1 | 2 | 3, user = 'bela', member = anna) => personView({ user, role }, member, terms, today)

  it('is all for administrators and for the person', () => {
    expect(seen(2)).toEqual(seen(1, 'anna'))
    expect(seen(3)).toMatchObject({
      phone: '123',
      birthday: '1990-05-06',
      gender: 2,
      employee_number: '7',
      employment: { caregiver: false },
    })
  })

  it('is never the employment, the gender, the number or the age', () => {
    expect(seen(1)).toMatchObject({
      employment: null,
      gender: null,
      employee_number: null,
      phone: '123',
      birthday: '2027-05-06',
    })
  })

  it('is neither address, phone nor birthday when these are hidden', () => {
    expect(seen(1, 'bela', { ...anna, hide_personal_info: true })).toMatchObject({
      email: null,
      phone: null,
      birthday: null,
    })
  })

  it('is all of their own, whatever they hide', () => {
    const hidden = { ...anna, hide_personal_info: true, stand_in: 'bela' }
    expect(seen(1, 'anna', hidden)).toMatchObject({ email: 'anna@example.hu', phone: '123', birthday: '1990-05-06' })
    expect([seen(1, 'anna', hidden).stand_in_id, seen(1, 'bela', hidden).stand_in_id]).toEqual(['bela', null])
  })

  it('is no birthday where none is known', () => {
    expect(personView({ user: 'bela', role: 1 }, anna, { ...terms, birth_date: null }, today).birthday).toBeNull()
  })

  it('says on a day whether the own schedule is unequal', () => {
    const hours = [
      { valid_from: '2025-01-01', week: generalWeek, unequal_schedule: true },
      { valid_from: '2026-01-01', week: generalWeek },
    ]
    const on = (day: string) => isUnequalOn({ hours }, day)
    expect(['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'].map(on)).toEqual([false, true, true, false])
    expect(isUnequalOn({ hours: [] }, today)).toBe(false)
  })

  it('is not a birthday that is not shown', () => {
    expect(seen(1, 'bela', { ...anna, show_birthday: false })).toMatchObject({ birthday: null, phone: '123' })
  })
})

describe('who may change a person', () => {
  const may = (user: string, role: 1 | 2 | 3, of: Member) => {
    try {
      assertMayEdit({ user, role }, of)
      return true
    } catch {
      return false
    }
  }

  it('is the person, an administrator, and for a superadmin only another', () => {
    const owner = { ...anna, role: 3 as const }
    expect([may('anna', 1, anna), may('bela', 1, anna), may('bela', 2, anna), may('bela', 3, anna)]).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect([may('anna', 3, owner), may('bela', 2, owner), may('bela', 3, owner)]).toEqual([true, false, true])
  })
})

describe('the least age', () => {
  it('is 16 on the day when the employment begins', () => {
    expect(isUnder16('2010-11-20', null, today)).toBe(false)
    expect(isUnder16('2010-11-21', null, today)).toBe(true)
    expect(isUnder16('2010-11-21', '2026-12-01', today)).toBe(false)
    expect(isUnder16('2008-02-29', '2024-02-28', today)).toBe(true)
    expect(isUnder16(null, '2000-01-01', today)).toBe(false)
  })

  it('is reached on the sixteenth birthday and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }).map(dayOf), birth => {
        const birthday = addYears(birth, 16)
        expect([isUnder16(birth, addDays(birthday, -1), today), isUnder16(birth, birthday, today)]).toEqual([
          true,
          false,
        ])
      }),
    )
  })
})

describe('hours of one’s own', () => {
  const around: EmploymentContext = {
    today,
    companyHours: generalWeek,
    hasGroup: () => false,
    hasLeave: () => false,
    newId: () => 'new',
  }
  const own = { ...generalWeek, friday: 0 }
  const saved = (before: EmploymentTerms, form: object) =>
    withEmploymentInformation({ member: anna, terms: before }, form, around).terms
  const employed = { ...terms, employment_start: '2020-02-01' }

  it('that come first hold from the beginning of the employment', () => {
    expect(saved(terms, { working_hours: own, employment_start: '2020-02-01' }).hours).toEqual([
      { valid_from: '2020-02-01', week: own },
    ])
    expect(ownHoursOn(saved(terms, { working_hours: own }), '1950-01-01')).toEqual(own)
  })

  it('that come later hold from today, or from the day given', () => {
    expect(saved(employed, { working_hours: own }).hours).toEqual([{ valid_from: today, week: own }])
    const later = saved(employed, { working_hours: own, working_hours_from: '2027-01-01' })
    expect([ownHoursOn(later, today), ownHoursOn(later, '2027-01-01')]).toEqual([null, own])
  })

  it('leave no new entry when nothing changes', () => {
    const once = saved(employed, { working_hours: own })
    expect(saved(once, { working_hours: own }).hours).toBe(once.hours)
    expect(saved(employed, { working_hours: null }).hours).toEqual([])
  })

  it('end with the company’s hours, and those of the past stay', () => {
    const since2024 = { ...employed, hours: [{ valid_from: '2024-01-01', week: own }] }
    const ended = saved(since2024, { working_hours: null })
    expect([ownHoursOn(ended, '2025-01-01'), ownHoursOn(ended, today)]).toEqual([own, generalWeek])
    expect(saved(since2024, { working_hours: null, working_hours_from: '2024-01-01' }).hours).toEqual([])
  })
})

describe('approvers', () => {
  const [bela, csilla] = [memberCalled('bela'), memberCalled('csilla')]

  it('are each named once, in the order given', () => {
    expect(approversFrom(['csilla', 'bela', 'csilla'], anna, [bela, csilla]).map(({ id }) => id)).toEqual([
      'csilla',
      'bela',
    ])
  })

  it('are neither the person nor somebody who is not active', () => {
    expect(() => approversFrom(['anna'], anna, [anna])).toThrow()
    expect(() => approversFrom(['bela'], anna, [{ ...bela, status: 'inactive' }])).toThrow()
    expect(() => approversFrom(['nobody'], anna, [])).toThrow()
  })
})

it('an invitation is good for a week', () => {
  expect(invitationLasts).toBe(604_800)
})
