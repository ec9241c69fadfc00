import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { withEmploymentInformation } from '#shared/people/employment-information.ts'
import type { Child, EmploymentTerms } from '#shared/people/model.ts'
import { ownHoursOn } from '#shared/people/rules.ts'
import { member, refusedFields, terms, today } from './anna.ts'

let ids = 0
const around = {
  today,
  companyHours: generalWeek,
  hasGroup: (id: string) => id === 'shop',
  hasLeave: (child: string) => child === 'booked',
  newId: () => `new${(ids += 1)}`,
}
type Form = Parameters<typeof withEmploymentInformation>[1]
const save = (form: Form, before: Partial<EmploymentTerms> = {}, whom = member) =>
  withEmploymentInformation({ member: whom, terms: { ...terms, ...before } }, form, around)
const refused = (form: Form, before?: Partial<EmploymentTerms>) => refusedFields(() => save(form, before))

describe('facts of the employment that are saved', () => {
  it('keep whatever the form leaves out', () => {
    const whom = { ...member, group: 'shop', position: { id: 'p', name: 'asztalos' }, employee_number: '7' }
    const known = {
      ...terms,
      employment_start: '2020-02-01',
      employment_end: '2030-01-31',
      caregiver: true,
      hazardous_conditions: [{ from: null, to: null }],
      employer_extra_days: [{ from: null, to: null, days: 2 }],
      under_16_reason: 'Diák',
      base_days: 25,
      base_sick_days: 10,
      hours: [{ valid_from: '2024-01-01', week: { ...generalWeek, friday: 0 } }],
    }
    expect(save({}, known, whom)).toEqual({ member: whom, terms: known })
  })

  it('are taken over where the form has them, and emptied by null', () => {
    const { member: saved, terms: facts } = save({
      group_id: 'shop',
      position: 'ács',
      employee_number: '8',
      caregiver: true,
      base_days: 25,
      employment_end: '2030-01-31',
    })
    expect(saved).toMatchObject({ group: 'shop', position: { id: null, name: 'ács' }, employee_number: '8' })
    expect(facts).toMatchObject({ caregiver: true, base_days: 25, employment_end: '2030-01-31' })
    expect(save({ employment_end: null, caregiver: false }, facts).terms).toMatchObject({
      employment_end: null,
      caregiver: false,
    })
    expect(save({ group_id: null }, {}, saved).member.group).toBeNull()
  })

  it('end on the day of their beginning or later', () => {
    expect(refused({ employment_end: '2020-01-31' }, { employment_start: '2020-02-01' })).toEqual({
      employment_end: ['problems:endBeforeStart'],
    })
    expect(refused({ employment_end: '2020-02-01' }, { employment_start: '2020-02-01' })).toEqual({})
    expect(refused({ employment_end: '2019-01-01' })).toEqual({})
  })

  it('begin at sixteen, or with a reason', () => {
    const young = { birth_date: '2010-06-01' }
    expect(refused({ employment_start: '2026-05-31' }, young)).toEqual({ employment_start: ['problems:under16'] })
    expect(refused({ employment_start: '2026-06-01' }, young)).toEqual({})
    expect(refused({ employment_start: '2026-05-31', under_16_reason: 'Diák' }, young)).toEqual({})
    expect(refused({ employment_start: '2026-05-31' }, { ...young, under_16_reason: 'Diák' })).toEqual({})
    expect(
      refused({ under_16_reason: null }, { ...young, employment_start: '2026-05-31', under_16_reason: 'Diák' }),
    ).toEqual({ employment_start: ['problems:under16'] })
  })

  it('name a group of the company', () => {
    expect(refused({ group_id: 'elsewhere' })).toEqual({ group_id: ['problems:groupUnknown'] })
  })
})

describe('what holds from a day to a day', () => {
  const span = { from: '2024-01-01', to: '2025-12-31' }

  it('is taken over as a whole list before a word on today', () => {
    const { terms: facts } = save({
      hazardous_periods: [span],
      hazardous_conditions: true,
      disability_periods: [],
      employer_extra_grants: [{ ...span, days: 3 }],
      employer_extra_days: 5,
    })
    expect(facts).toMatchObject({
      hazardous_conditions: [span],
      health_damage_or_disability: [],
      employer_extra_days: [{ ...span, days: 3 }],
    })
  })

  it('is a word, or a number, where no list is given', () => {
    const { terms: facts } = save({ health_damage_or_disability: true, employer_extra_days: 5 })
    expect(facts.health_damage_or_disability).toEqual([{ from: null, to: null }])
    expect(facts.employer_extra_days).toEqual([{ from: null, to: null, days: 5 }])
  })

  it('does not end before it begins: the sentence stands at the end', () => {
    const backwards = { from: '2025-01-02', to: '2025-01-01' }
    expect(refused({ disability_periods: [span, backwards] })).toEqual({
      'disability_periods.1.to': ['problems:endBeforeStart'],
    })
    const oneDay = { from: '2025-01-01', to: '2025-01-01' }
    expect(
      refused({ hazardous_periods: [oneDay, { from: null, to: '2025-01-01' }, { from: '2025-01-01', to: null }] }),
    ).toEqual({})
  })
})

describe('children', () => {
  const known: Child[] = [
    { id: 'elder', birth_year: 2019, birth_date: null, disabled: false },
    { id: 'younger', birth_year: 2019, birth_date: '2019-12-24', disabled: false },
  ]
  const idsOf = (children: Form['children']) =>
    save({ children }, { children: known }).terms.children.map(({ id }) => id)

  it('keep their ids when they are named, or when somebody was born so', () => {
    expect(idsOf([{ id: 'younger', birth_year: 2020, disabled: true }])).toEqual(['younger'])
    expect(idsOf([{ birth_year: 2019, birth_date: '2019-12-24', disabled: false }])).toEqual(['younger'])
    expect(idsOf([{ birth_year: 2019, disabled: true }])).toEqual(['elder'])
  })

  it('are stored with what is said of them, a birth date only where one is', () => {
    const { terms: facts } = save(
      { children: [{ id: 'elder', birth_year: 2018, disabled: true }] },
      { children: known },
    )
    expect(facts.children).toEqual([{ id: 'elder', birth_year: 2018, birth_date: null, disabled: true }])
    expect(save({ children: [] }, { children: known }).terms.children).toEqual([])
  })

  it('are not taken for one that another child of the form is', () => {
    const [first, second] = idsOf([
      { birth_year: 2019, disabled: false },
      { id: 'elder', birth_year: 2021, disabled: false },
    ])
    expect(first).toMatch(/^new/)
    expect(second).toBe('elder')
    expect(new Set(idsOf([1, 2].map(() => ({ birth_year: 2019, disabled: false })))).size).toBe(2)
  })

  it('are refused with the field that cannot be so', () => {
    const error = (child: object) => refused({ children: [{ birth_year: 2026, disabled: false, ...child }] })
    expect(error({ birth_year: 2027 })).toEqual({ 'children.0.birth_year': ['problems:birthInFuture'] })
    expect(error({ birth_date: '2026-11-21' })).toEqual({ 'children.0.birth_date': ['problems:birthInFuture'] })
    expect(error({ birth_date: today })).toEqual({})
    expect(error({ birth_date: '2025-01-01' })).toEqual({ 'children.0.birth_date': ['problems:invalidValue'] })
    expect(error({ id: 'nobody' })).toEqual({ 'children.0.id': ['problems:unknownId'] })
  })
})

describe('a schedule of one’s own', () => {
  const own = { ...generalWeek, friday: 0 }
  const hoursAfter = (form: Form, before: Partial<EmploymentTerms> = {}) => save(form, before).terms.hours

  it('that is first holds since ever where nothing says when the employment began', () => {
    expect(hoursAfter({ working_hours: own })).toEqual([{ valid_from: '1900-01-01', week: own }])
    expect(hoursAfter({ working_hours: own }, { employment_start: '2020-02-01' })).toEqual([
      { valid_from: today, week: own },
    ])
    expect(hoursAfter({ working_hours: own }, { hours: [{ valid_from: '2024-01-01', week: generalWeek }] })).toEqual([
      { valid_from: '2024-01-01', week: generalWeek },
      { valid_from: today, week: own },
    ])
  })

  it('divides the working time unequally only where it says so', () => {
    const unequal = { working_hours: own, unequal_schedule: true }
    expect(hoursAfter(unequal)).toEqual([{ valid_from: '1900-01-01', week: own, unequal_schedule: true }])
    const since2024 = { hours: [{ valid_from: '2024-01-01', week: own }] }
    expect(hoursAfter(unequal, since2024)).toEqual([
      ...since2024.hours,
      { valid_from: today, week: own, unequal_schedule: true },
    ])
    expect(hoursAfter({ working_hours: { ...own } }, since2024)).toBe(since2024.hours)
  })

  it('E06 says when work begins and how long its break is, until it is as in the company again', () => {
    const since2024 = [{ valid_from: '2024-01-01', week: own }]
    const early = { working_hours: own, starts_at: '06:00', break_minutes: 45 }
    const first = hoursAfter(early, { hours: since2024 })
    expect(first).toEqual([...since2024, { valid_from: today, week: own, starts_at: '06:00', break_minutes: 45 }])
    expect(hoursAfter({ working_hours: own }, { hours: first })).toBe(first)
    expect(hoursAfter(early, { hours: first })).toBe(first)
    expect(hoursAfter({ working_hours: generalWeek }, { hours: first }).at(-1)).toEqual({
      ...first.at(-1),
      week: generalWeek,
    })
    expect(hoursAfter({ working_hours: own, starts_at: null }, { hours: first }).at(-1)).toEqual({
      valid_from: today,
      week: own,
      break_minutes: 45,
    })
    // What is said from an earlier day on knows nothing of later times.
    const before = hoursAfter({ ...early, working_hours_from: '2023-01-01', break_minutes: null }, { hours: first })
    expect(before[0]).toEqual({ valid_from: '2023-01-01', week: own, starts_at: '06:00' })
  })

  it('ends on the day from which the company’s hours hold again', () => {
    const since2024 = { hours: [{ valid_from: '2024-01-01', week: own }] }
    const hours = hoursAfter({ working_hours: null, working_hours_from: '2025-01-01' }, since2024)
    expect(ownHoursOn({ hours }, '2024-12-31')).toEqual(own)
    expect(ownHoursOn({ hours }, '2025-01-01')).toEqual(generalWeek)
  })
})
