import { describe, expect, it } from 'vitest'
import { withPersonalInformation } from '#shared/people/personal-information.ts'
import { member, refusedFields, terms, today } from './anna.ts'

const known = {
  member: {
    ...member,
    phone: '123',
    show_birthday: true,
    hide_personal_info: true,
    position: { id: 'p', name: 'asztalos' },
  },
  terms: { ...terms, birth_date: '1990-05-06', gender: 2 as const, caregiver: true },
}
const names = { first_name: 'Anna', last_name: 'Kis' }
const save = (form: object, before = known) => withPersonalInformation(before, { ...names, ...form }, today)

describe('personal data that are saved', () => {
  it('keep whatever the form leaves out', () => {
    expect(save({})).toEqual({ member: { ...known.member, ...names }, terms: known.terms })
  })

  it('are taken over where the form has them, a "no" too', () => {
    const form = {
      phone: '456',
      show_birthday: false,
      hide_personal_info: false,
      birthday: '1991-07-08',
      gender: 1 as const,
    }
    const { member: saved, terms: facts } = save(form)
    expect(saved).toMatchObject({ phone: '456', show_birthday: false, hide_personal_info: false })
    expect(facts).toMatchObject({ birth_date: '1991-07-08', gender: 1, caregiver: true })
  })

  it('are emptied by null', () => {
    const { member: saved, terms: facts } = save({ phone: null, birthday: null, gender: null })
    expect([saved.phone, facts.birth_date, facts.gender]).toEqual([null, null, null])
  })
})

describe('a birthday', () => {
  const reasoned = { ...known, terms: { ...known.terms, under_16_reason: 'Diák, a nyári szünetben.' } }

  it('is not to come', () => {
    expect(refusedFields(() => save({ birthday: '2026-11-21' }, reasoned))).toEqual({
      birthday: ['problems:birthInFuture'],
    })
    expect(save({ birthday: today }, reasoned).terms.birth_date).toBe(today)
  })

  it('is sixteen years before the employment begins, unless an administrator gave a reason', () => {
    const employed = { ...known, terms: { ...known.terms, employment_start: '2020-02-01' } }
    const under16 = { birthday: ['problems:under16'] }
    expect(refusedFields(() => save({ birthday: '2004-02-02' }, employed))).toEqual(under16)
    expect(save({ birthday: '2004-02-01' }, employed).terms.birth_date).toBe('2004-02-01')
    expect(refusedFields(() => save({ birthday: '2012-01-01' }))).toEqual(under16)
    expect(save({ birthday: '2012-01-01' }, reasoned).terms.birth_date).toBe('2012-01-01')
  })

  it('that is known stands in the way of saving anything else where it is too late', () => {
    const young = { ...known, terms: { ...known.terms, birth_date: '2015-01-01' } }
    expect(refusedFields(() => save({ phone: '456' }, young))).toEqual({ birthday: ['problems:under16'] })
  })
})
