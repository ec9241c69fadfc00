import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { EmploymentInformation } from '#shared/people/contract/save-employment-information.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import {
  asTyped,
  changesOf,
  EmploymentForm,
  movesDays,
  newChild,
  newGrant,
  newPeriod,
  noGroup,
  type Employment,
  type EmploymentChanges,
} from '#web/people/employment/employment-information.ts'
import { employment as plain } from './support.ts'

const person = { position: 'Hegesztő', group_id: 'workshop', employee_number: 'K-17' } as PersonView
const employment: Employment = {
  ...plain,
  employment_end: '2027-06-30',
  under_16_reason: 'Tanuló',
  base_days: 22,
  base_sick_days: 12,
  hazardous_periods: [{ from: '2024-01-01', to: null }],
  disability_periods: [{ from: null, to: '2025-12-31' }],
  employer_extra_grants: [{ from: '2026-01-01', to: '2026-12-31', days: 2 }],
  caregiver: true,
}
const known = asTyped(person, employment, generalWeek)
const empty = asTyped(
  { position: null, group_id: null, employee_number: null } as PersonView,
  { ...plain, employment_start: null, children: [] },
  generalWeek,
)

/** The payload after one field was typed anew. */
const after = (typed: Partial<EmploymentForm>, before = known) => changesOf({ ...before, ...typed }, before)

describe('the payload of the employment information', () => {
  it.each<[what: string, typed: Partial<EmploymentForm>, sent: EmploymentChanges]>([
    ['a first day', { employment_start: '2024-02-01' }, { employment_start: '2024-02-01' }],
    ['no first day', { employment_start: '' }, { employment_start: null }],
    ['no last day', { employment_end: '' }, { employment_end: null }],
    ['a position', { position: 'Esztergályos' }, { position: 'Esztergályos' }],
    ['no position', { position: '' }, { position: null }],
    ['another group', { group_id: 'office' }, { group_id: 'office' }],
    ['no group', { group_id: noGroup }, { group_id: null }],
    ['another number', { employee_number: 'K-18' }, { employee_number: 'K-18' }],
    ['no number', { employee_number: '' }, { employee_number: null }],
    ['no reason', { under_16_reason: '' }, { under_16_reason: null }],
    ['base days', { base_days: 25 }, { base_days: 25 }],
    ['no base days', { base_days: null }, { base_days: null }],
    ['zero base days', { base_days: 0 }, { base_days: 0 }],
    ['no sick days', { base_sick_days: null }, { base_sick_days: null }],
    ['a carer no more', { caregiver: false }, { caregiver: false }],
    ['no child', { children: [] }, { children: [] }],
    ['no hazardous period', { hazardous_periods: [] }, { hazardous_periods: [] }],
    ['no grant', { employer_extra_grants: [] }, { employer_extra_grants: [] }],
  ])('E04 is that field alone after typing %s, in the form of the call', (_, typed, sent) => {
    expect(after(typed)).toEqual(sent)
    expect(EmploymentInformation.safeParse(sent).success).toBe(true)
  })

  it('keeps the id of a known child and gives a new one none', () => {
    const [child] = known.children
    const changed = after({
      children: [
        { ...child!, disabled: true },
        { ...newChild, birth_year: '2025' },
      ],
    })
    expect(changed.children).toEqual([
      { id: 'child', birth_year: 2019, birth_date: null, disabled: true },
      { birth_year: 2025, birth_date: null, disabled: false },
    ])
  })

  it('sends the date of a birth beside its year, and the year as a number', () => {
    const child = { ...newChild, birth_year: '2026', birth_date: '2026-03-09' }
    expect(after({ children: [child] }, empty)).toEqual({
      children: [{ birth_year: 2026, birth_date: '2026-03-09', disabled: false }],
    })
  })

  it('leaves a period open at whichever end nothing is typed', () => {
    const periods = [newPeriod, { from: '2026-01-01', to: '' }, { from: '', to: '2026-06-30' }]
    expect(after({ disability_periods: periods }, empty).disability_periods).toEqual([
      { from: null, to: null },
      { from: '2026-01-01', to: null },
      { from: null, to: '2026-06-30' },
    ])
  })

  it('begins a new grant with one day', () => {
    expect(after({ employer_extra_grants: [newGrant] }, empty)).toEqual({
      employer_extra_grants: [{ from: null, to: null, days: 1 }],
    })
  })

  it('ends a schedule of one’s own by sending no hours, and leaves the unequal schedule to the company', () => {
    const own = asTyped(person, { ...employment, working_hours: { ...generalWeek, friday: 6 } }, generalWeek)
    expect(own.own_hours).toBe(true)
    expect(after({ own_hours: false }, own)).toEqual({ working_hours: null })
  })

  it('sends a first schedule whole, with the day from which it holds', () => {
    const typed = { own_hours: true, working_hours: { ...generalWeek, monday: 4 }, working_hours_from: '2026-12-01' }
    expect(after(typed, empty)).toEqual({
      working_hours: { ...generalWeek, monday: 4 },
      unequal_schedule: false,
      working_hours_from: '2026-12-01',
    })
  })

  it('is nothing when a field was typed over and typed back', () => {
    expect(changesOf(structuredClone(known), known)).toEqual({})
    expect(after({ position: known.position })).toEqual({})
  })
})

describe('the saved employment as form state', () => {
  it('has an empty field for everything that is not known', () => {
    expect(empty).toMatchObject({
      employment_start: '',
      employment_end: '',
      position: '',
      group_id: noGroup,
      employee_number: '',
      under_16_reason: '',
      base_days: null,
      base_sick_days: null,
      children: [],
      working_hours_from: '',
    })
  })

  it('shows the company’s hours, without the fields beside them, until there are own ones', () => {
    const stored = { ...generalWeek, valid_from: '2020-01-01' }
    expect(asTyped(person, plain, stored)).toMatchObject({ own_hours: false })
    expect(asTyped(person, plain, stored).working_hours).toEqual(generalWeek)
    const own = { ...generalWeek, friday: 0 }
    expect(asTyped(person, { ...plain, working_hours: own }, stored).working_hours).toEqual(own)
  })

  it('shows periods and grants with empty ends where they are open', () => {
    expect(known.hazardous_periods).toEqual([{ from: '2024-01-01', to: '' }])
    expect(known.disability_periods).toEqual([{ from: '', to: '2025-12-31' }])
    expect(known.employer_extra_grants).toEqual([{ from: '2026-01-01', to: '2026-12-31', days: 2 }])
  })

  it('is itself a form that can be submitted', () => {
    for (const form of [known, empty]) expect(EmploymentForm.safeParse(form).error?.issues).toBeUndefined()
  })
})

describe('the validation of the employment form', () => {
  const messagesOf = (typed: Partial<Record<keyof EmploymentForm, unknown>>) =>
    EmploymentForm.safeParse({ ...known, ...typed }).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it.each<[typed: Partial<Record<keyof EmploymentForm, unknown>>, at: string, message: string]>([
    [{ employment_start: '2026-02-30' }, 'employment_start', 'problems:noSuchDay'],
    [{ employment_end: '30.06.2026' }, 'employment_end', 'problems:isoDate'],
    [{ working_hours_from: 'tomorrow' }, 'working_hours_from', 'problems:isoDate'],
    [{ position: 'x'.repeat(81) }, 'position', 'problems:tooLong'],
    [{ employee_number: 'x'.repeat(41) }, 'employee_number', 'problems:tooLong'],
    [{ under_16_reason: 'x'.repeat(181) }, 'under_16_reason', 'problems:tooLong'],
    [{ base_days: -1 }, 'base_days', 'problems:number'],
    [{ base_days: 367 }, 'base_days', 'problems:number'],
    [{ base_sick_days: 1.5 }, 'base_sick_days', 'problems:number'],
    [{ working_hours: { ...generalWeek, tuesday: 24.5 } }, 'working_hours.tuesday', 'problems:hours'],
    [{ children: [{ ...newChild, birth_year: '' }] }, 'children.0.birth_year', 'problems:year'],
    [{ children: [{ ...newChild, birth_year: '20199' }] }, 'children.0.birth_year', 'problems:year'],
    [
      { children: [{ ...newChild, birth_year: '2019', birth_date: '2019-13-01' }] },
      'children.0.birth_date',
      'problems:noSuchDay',
    ],
    [{ hazardous_periods: [newPeriod, { from: '2026', to: '' }] }, 'hazardous_periods.1.from', 'problems:isoDate'],
    [{ disability_periods: [{ from: '', to: '2026-6-1' }] }, 'disability_periods.0.to', 'problems:isoDate'],
    [{ employer_extra_grants: [{ ...newGrant, days: 400 }] }, 'employer_extra_grants.0.days', 'problems:number'],
  ])('V01 of %j objects at %s', (typed, at, message) => {
    expect(messagesOf(typed)).toEqual([[at, message]])
  })

  it('V01 wants a week in which somebody works', () => {
    const free = Object.fromEntries(Object.keys(generalWeek).map(day => [day, 0]))
    expect(messagesOf({ working_hours: free })).toEqual([['working_hours.monday', 'problems:noWorkingDay']])
  })

  it('takes the limits themselves', () => {
    expect(messagesOf({ position: 'x'.repeat(80), base_days: 366, base_sick_days: 0 })).toBeUndefined()
  })
})

describe('whether a change may move an entitlement', () => {
  it.each<[field: keyof EmploymentChanges, moves: boolean]>([
    ['position', false],
    ['group_id', false],
    ['employee_number', false],
    ['employment_start', true],
    ['employment_end', true],
    ['base_days', true],
    ['base_sick_days', true],
    ['working_hours', true],
    ['working_hours_from', true],
    ['unequal_schedule', true],
    ['children', true],
    ['hazardous_periods', true],
    ['disability_periods', true],
    ['employer_extra_grants', true],
    ['caregiver', true],
    ['under_16_reason', false],
  ])('%s: %s', (field, moves) => expect(movesDays({ [field]: null })).toBe(moves))
})
