import { describe, expect, it } from 'vitest'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { asSent as dataAsSent, nothingYet, PersonalDataForm } from '#web/people/personal/personal-data.ts'
import { asSent, asTyped, PersonalForm } from '#web/people/personal/personal-information.ts'
import { employment } from './support.ts'

const anna = {
  first_name: 'Anna',
  last_name: 'Nagy',
  birthday: '1990-05-10',
  gender: 2,
  phone: '+36 30 123 4567',
  private_email: 'anna@otthon.example',
  private_phone: null,
  private_address: 'Budapest, Fő utca 1.',
  show_birthday: true,
  hide_personal_info: false,
  employment: { ...employment, under_16_reason: 'Előadóművész' },
} as PersonView

describe('the personal information', () => {
  it('is sent as it was loaded where nothing is typed, without the reason of the employment', () => {
    const typed = PersonalForm.parse(asTyped(anna))
    const { employment: _, ...saved } = anna
    expect(asSent(typed)).toEqual(saved)
    expect(typed.under_16_reason).toBe('Előadóművész')
  })

  it('has empty fields for what is unknown, and sends them as nothing', () => {
    const unknown = { ...anna, birthday: null, gender: null, phone: null, employment: null } as PersonView
    const typed = asTyped(unknown)
    expect(typed).toMatchObject({ birthday: '', gender: 'none', phone: '', under_16_reason: '' })
    expect(asSent(typed)).toMatchObject({ birthday: null, gender: null, phone: null })
  })

  it.each([
    ['1', 1],
    ['2', 2],
    ['none', null],
  ] as const)('sends the chosen gender %s as %s', (gender, sent) =>
    expect(dataAsSent({ ...nothingYet, gender }).gender).toBe(sent),
  )
})

describe('the form of the founder’s personal data', () => {
  const named = { ...nothingYet, first_name: 'Anna', last_name: 'Nagy' }

  it('needs both names and nothing else', () => {
    expect(PersonalDataForm.safeParse(named).success).toBe(true)
    expect(PersonalDataForm.safeParse({ ...named, last_name: ' ' }).success).toBe(false)
    expect(PersonalDataForm.safeParse(nothingYet).success).toBe(false)
  })

  it.each([
    ['2026-02-30', 'problems:noSuchDay'],
    ['1990', 'problems:isoDate'],
    ['tegnap', 'problems:isoDate'],
  ])(
    'V04 refuses the birthday %s, and says which form a date has or that there is no such day',
    (birthday, mistake) => {
      const { error } = PersonalDataForm.safeParse({ ...named, birthday })
      expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['birthday'], mistake]])
    },
  )
})
