import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { SpecialDayKind } from '#shared/company/model.ts'
import { objections } from '../objections.ts'

const { addGroup, addHoliday, changeCompany, changeHoliday, createCompany, requireSecondFactor } = api.company
const facts = { name: 'Kéktó Kft.', country: 'HU' }
const noWork = Object.fromEntries(Object.keys(generalWeek).map(day => [day, 0]))

describe('a company that is founded or changed', () => {
  const founded = (over: object) => objections(createCompany.body, { ...facts, working_hours: generalWeek, ...over })

  it('has a name, a country and hours', () => {
    expect(founded({})).toEqual({})
    expect(objections(changeCompany.body, facts)).toEqual({})
    expect(objections(changeCompany.body, {})).toEqual({ name: 'problems:required', country: 'problems:required' })
  })

  it.each(['hu', 'HUN', 'H', '', 'Á1'])('is in no country such as %j', country => {
    expect(founded({ country })).toEqual({ country: 'problems:country' })
  })

  it.each([-1, 24.5, 7.005, '8', null, Number.NaN])('has no hours such as %j on a day', friday => {
    expect(founded({ working_hours: { ...generalWeek, friday } })).toEqual({
      'working_hours.friday': 'problems:hours',
    })
  })

  it('has hours to the hundredth up to a whole day, and somebody works on some day', () => {
    for (const sunday of [0, 0.01, 7.25, 24]) expect(founded({ working_hours: { ...generalWeek, sunday } })).toEqual({})
    expect(founded({ working_hours: { ...noWork, sunday: 0.01 } })).toEqual({})
    expect(founded({ working_hours: noWork })).toEqual({ 'working_hours.monday': 'problems:noWorkingDay' })
  })

  it('security 3 says nothing but a name in its name, up to 120 characters', () => {
    expect(founded({ name: 'x'.repeat(120) })).toEqual({})
    expect(founded({ name: 'x'.repeat(121) })).toEqual({ name: 'problems:tooLong' })
    expect(objections(changeCompany.body, { ...facts, name: 'evil.example' })).toEqual({
      name: 'problems:addressInName',
    })
    expect(objections(addGroup.body, { name: 'Kéktó.hu csapat' })).toEqual({})
  })

  it('security 8 asks its administrators for a second factor by a yes or a no', () => {
    for (const is_required of [true, false]) expect(objections(requireSecondFactor.body, { is_required })).toEqual({})
    for (const is_required of [1, 'true', null, undefined])
      expect(objections(requireSecondFactor.body, { is_required })).toEqual({ is_required: 'problems:required' })
    expect(requireSecondFactor.access).toBe('superadmin')
  })
})

describe('a day of a company', () => {
  const day = { name: 'Céges nap', date: '2026-12-31' }

  it('can be made a regular one where it is statutory, and never is one from the start', () => {
    expect(objections(changeHoliday.body, { ...day, kind: 'working' })).toEqual({})
    expect(objections(addHoliday.body, { ...day, kind: 'working' })).toHaveProperty('kind')
    for (const { body } of [addHoliday, changeHoliday]) {
      for (const kind of Object.values(SpecialDayKind.def.entries))
        expect(objections(body, { ...day, kind })).toEqual({})
      expect(objections(body, { ...day, kind: 'company_day' })).toHaveProperty('kind')
    }
  })

  it('has a name and a date that exists', () => {
    expect(objections(addHoliday.body, { ...day, name: '' })).toEqual({ name: 'problems:required' })
    for (const date of ['2026-02-29', '2026-1-1', ''])
      expect(objections(addHoliday.body, { ...day, date })).toHaveProperty('date')
    expect(objections(addHoliday.body, { ...day, observed_on: null })).toEqual({})
  })
})
