import { describe, expect, it } from 'vitest'
import {
  DaysOffInput,
  daysOffInput,
  validateDaysOff,
  validateWorkingDays,
  WorkingDaysInput,
  type DaysOffInput as Input,
} from '#shared/leave/calculator/calculator-input.ts'
import { minimumAge } from '#shared/leave/entitlement/minimum-age.ts'

const input = (over: Partial<Input> = {}): Input => ({ ...DaysOffInput.parse({ year: 2026 }), ...over })
const objections = (...given: Parameters<typeof validateDaysOff>) =>
  Object.fromEntries(
    Object.entries(validateDaysOff(...given)).map(([field, sentences]) => [field, sentences.map(({ key }) => key)]),
  )
const issuesOf = (schema: typeof DaysOffInput | typeof WorkingDaysInput, value: object) =>
  Object.fromEntries(schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

describe('what the days off of a year are counted from', () => {
  it('is an ordinary employee where only the year is given', () => {
    expect(DaysOffInput.parse({ year: 2026 })).toEqual({
      year: 2026,
      birth_date: null,
      employment_start: null,
      employment_end: null,
      children: [],
      hazardous_conditions: false,
      health_damage_or_disability: false,
      caregiver: false,
      unequal_schedule: false,
      weekday_hours: [8, 8, 8, 8, 8, 0, 0],
      gender: null,
      employer_extra_days: 0,
      absences_not_counted: [],
    })
  })

  it('has seven days with work on one of them', () => {
    expect(issuesOf(DaysOffInput, { year: 2026, weekday_hours: [8, 8, 8] })).toEqual({
      weekday_hours: 'entitlement:sevenDays',
    })
    expect(issuesOf(DaysOffInput, { year: 2026, weekday_hours: [0, 0, 0, 0, 0, 0, 0] })).toEqual({
      weekday_hours: 'problems:noWorkingDay',
    })
    expect(issuesOf(DaysOffInput, { year: 2026, weekday_hours: [0, 0, 0, 0, 0, 0, 12] })).toEqual({})
  })

  it('has days of the employer from none to a year of them', () => {
    for (const employer_extra_days of [0, 366])
      expect(issuesOf(DaysOffInput, { year: 2026, employer_extra_days })).toEqual({})
    for (const [employer_extra_days, sentence] of [
      [-1, 'problems:negative'],
      [367, 'problems:daysOfYear'],
      [1.5, 'problems:number'],
    ])
      expect(issuesOf(DaysOffInput, { year: 2026, employer_extra_days })).toEqual({ employer_extra_days: sentence })
  })

  it('has up to twenty children and fifty absences', () => {
    const child = { birth_year: 2020 }
    const absence = { from: '2026-01-05', to: '2026-01-05', reason: 'x'.repeat(200) }
    const many = (children: number, absences: number) => ({
      year: 2026,
      children: Array.from({ length: children }, () => child),
      absences_not_counted: Array.from({ length: absences }, () => absence),
    })
    expect(issuesOf(DaysOffInput, many(20, 50))).toEqual({})
    expect(issuesOf(DaysOffInput, many(21, 51))).toEqual({
      children: 'problems:tooManyItems',
      absences_not_counted: 'problems:tooManyItems',
    })
    const longer = { ...absence, reason: 'x'.repeat(201) }
    expect(issuesOf(DaysOffInput, { year: 2026, absences_not_counted: [longer] })).toEqual({
      'absences_not_counted.0.reason': 'problems:tooLong',
    })
  })
})

describe('what cannot be so in the facts of a person', () => {
  const today = '2026-11-20'

  it('is a birth to come, for whoever knows what day it is', () => {
    const unborn = input({ year: 2027, birth_date: '2026-11-21' })
    expect(objections(unborn, { today })).toEqual({ birth_date: ['problems:birthInFuture'] })
    expect(objections(input({ birth_date: today }), { today, exception: null }).birth_date).toEqual([
      'problems:under16',
    ])
  })

  it('is a birth after the beginning of the employment', () => {
    const facts = input({ birth_date: '2000-01-02', employment_start: '2000-01-01' })
    expect(objections(facts)).toEqual({ birth_date: ['entitlement:birthAfterStart'] })
  })

  it('is an employment under sixteen, in the year asked about or from its beginning', () => {
    const under16 = { birth_date: ['problems:under16'] }
    expect(objections(input({ birth_date: '2011-01-01' }))).toEqual(under16)
    expect(objections(input({ birth_date: '2010-12-31' }))).toEqual({})
    expect(objections(input({ birth_date: '2005-06-01', employment_start: '2021-05-31' }))).toEqual(under16)
    expect(objections(input({ birth_date: '2005-06-01', employment_start: '2021-06-01' }))).toEqual({})
    // Nobody can tell without the day whether a birth of this year is one to come.
    expect(objections(input({ birth_date: '2026-05-05' }))).toEqual({})
    expect(objections(input({ birth_date: '2026-05-05' }), { today })).toEqual(under16)
  })

  it('is an end before the beginning, of the employment and of an absence', () => {
    expect(objections(input({ employment_start: '2026-02-01', employment_end: '2026-01-31' }))).toEqual({
      employment_end: ['problems:endBeforeStart'],
    })
    expect(objections(input({ employment_start: '2026-02-01', employment_end: '2026-02-01' }))).toEqual({})
    expect(objections(input({ employment_end: '2026-01-31' }))).toEqual({})
    const absences_not_counted = [
      { from: '2026-01-05', to: '2026-01-05', reason: '' },
      { from: '2026-01-06', to: '2026-01-05', reason: '' },
    ]
    expect(objections(input({ absences_not_counted }))).toEqual({
      'absences_not_counted.1.to': ['problems:endBeforeStart'],
    })
  })

  it('is a child of a year to come; one that is expected in the year asked about may be planned with', () => {
    const child = (birth_year: number) => [{ birth_year, disabled: false }]
    expect(objections(input({ children: child(2027) }), { today })).toEqual({
      'children.0.birth_year': ['problems:birthInFuture'],
    })
    expect(objections(input({ year: 2027, children: child(2027) }), { today })).toEqual({})
    expect(objections(input({ year: 2025, children: child(2026) }), { today })).toEqual({})
    expect(objections(input({ children: child(2027) }))).toEqual({})
  })

  it('law 10 stands at its field in the form, beside what cannot be read', () => {
    const form = daysOffInput({ today })
    expect(issuesOf(form, { year: 2026, birth_date: '2015-01-01' })).toEqual({ birth_date: 'problems:under16' })
    const unreadable = { year: 2026, birth_date: '2015-01-01', employment_end: 'soon' }
    expect(Object.keys(issuesOf(form, unreadable))).toEqual(['employment_end', 'birth_date'])
  })
})

describe('a period whose working days are counted', () => {
  const period = (from: string, to: string) => ({
    ...WorkingDaysInput.parse({ from: '2026-01-01', to: '2026-01-01' }),
    from,
    to,
  })

  it('ends when it begins or later, and is two years long at most', () => {
    expect(validateWorkingDays(period('2026-01-02', '2026-01-01'))).toEqual({
      to: [{ key: 'problems:endBeforeStart' }],
    })
    expect(validateWorkingDays(period('2026-01-01', '2026-01-01'))).toEqual({})
    expect(validateWorkingDays(period('2026-01-01', '2028-01-01'))).toEqual({})
    expect(validateWorkingDays(period('2026-01-01', '2028-01-02'))).toEqual({
      to: [{ key: 'entitlement:rangeOverTwoYears' }],
    })
  })

  it('has rest days from Monday to Sunday', () => {
    const rest = (...weekly_rest_days: number[]) =>
      issuesOf(WorkingDaysInput, { from: '2026-01-01', to: '2026-01-01', weekly_rest_days })
    expect(rest(1, 7)).toEqual({})
    expect(rest()).toEqual({})
    for (const day of [0, 8, 1.5]) expect(rest(day)).toHaveProperty('weekly_rest_days.0')
    expect(rest(1, 2, 3, 4, 5, 6, 7, 1)).toHaveProperty('weekly_rest_days')
  })
})

describe('the least age (Mt. 34. §)', () => {
  it('is sixteen for all, with no exception to be named', () => {
    expect(minimumAge('2010-09-01', '2026-09-01', 'cultural_or_sports_work')).toEqual({
      allowed: true,
      exception: null,
      paragraph: 'Mt. 34. § (2)',
    })
    expect(minimumAge('2010-09-02', '2026-09-01')).toMatchObject({ allowed: false, exception: null })
  })

  it('is fifteen for a pupil in the school holidays', () => {
    const pupil = (birth: string) => minimumAge(birth, '2026-07-01', 'pupil_in_school_break')
    expect(pupil('2011-07-01')).toEqual({
      allowed: true,
      exception: 'pupil_in_school_break',
      paragraph: 'Mt. 34. § (2)',
    })
    expect(pupil('2011-07-02')).toEqual({ allowed: false, exception: null, paragraph: 'Mt. 34. § (2)' })
  })

  it('is none for work of culture or sports that the authority knows of', () => {
    expect(minimumAge('2020-01-01', '2026-07-01', 'cultural_or_sports_work')).toEqual({
      allowed: true,
      exception: 'cultural_or_sports_work',
      paragraph: 'Mt. 34. § (3)',
    })
  })
})
