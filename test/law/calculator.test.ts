import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { Problem } from '#shared/contract/problem.ts'
import { calculateDaysOff, calculateWorkingDays } from '#shared/leave/calculator/calculator.ts'
import { DaysOffInput, daysOffInput, WorkingDaysInput } from '#shared/leave/calculator/calculator-input.ts'
import { DaysOffView, daysOffView, WorkingDaysView, workingDaysView } from '#shared/leave/calculator/calculator-view.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'
import { say } from '#shared/words/say.ts'
import { translations } from '#shared/words/translations.ts'

const today = '2026-11-20'
const form = daysOffInput({ today })
const objections = (schema: typeof form | typeof WorkingDaysInput, input: object) =>
  Object.fromEntries(schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
const daysOff = (input: object) => objections(form, { year: 2026, ...input })
const workingDays = (input: object) => objections(WorkingDaysInput, { from: '2026-07-06', to: '2026-07-10', ...input })

describe('the calculator of days off', () => {
  it('asks for nothing but the year', () => {
    expect(calculateDaysOff(DaysOffInput.parse({ year: 2026 }))).toMatchObject({ allowance_days: 20, base: 20 })
    expect(objections(form, {})).toEqual({ year: 'problems:year' })
  })

  it('refuses days that there are not', () => {
    expect(daysOff({ birth_date: '1800-01-01', employment_start: '1800-01-01' })).toEqual({
      birth_date: 'problems:year',
      employment_start: 'problems:year',
    })
    for (const [wrong, mistake] of [
      ['2026-02-30', 'problems:noSuchDay'],
      ['2025-02-29', 'problems:noSuchDay'],
      ['26-01-01', 'problems:isoDate'],
      ['', 'problems:isoDate'],
      [5, 'problems:isoDate'],
    ])
      expect(daysOff({ birth_date: wrong, employment_start: wrong })).toEqual({
        birth_date: mistake,
        employment_start: mistake,
      })
  })

  it('refuses facts that cannot be together', () => {
    expect(daysOff({ birth_date: '2020-01-01', employment_start: '2019-01-01' })).toEqual({
      birth_date: 'entitlement:birthAfterStart',
    })
    expect(daysOff({ birth_date: '2026-11-21' })).toEqual({ birth_date: 'problems:birthInFuture' })
    expect(daysOff({ employment_start: '2026-05-01', employment_end: '2026-04-30' })).toEqual({
      employment_end: 'problems:endBeforeStart',
    })
    expect(daysOff({ absences_not_counted: [{ from: '2026-05-02', to: '2026-05-01' }] })).toEqual({
      'absences_not_counted.0.to': 'problems:endBeforeStart',
    })
  })

  it('refuses children to come, but for the one expected in the year that is planned', () => {
    const children = [{ birth_year: 2015 }, { birth_year: 2027 }]
    expect(daysOff({ children })).toEqual({ 'children.1.birth_year': 'problems:birthInFuture' })
    expect(daysOff({ year: 2027, children })).toEqual({})
    expect(daysOff({ year: 2024, children: [{ birth_year: 2026 }] })).toEqual({})
  })

  it('refuses people under 16, but by an exception of an administrator', () => {
    const pupil = { year: 2026, birth_date: '2011-05-20', employment_start: '2026-07-01', employment_end: '2026-08-31' }
    expect(objections(form, pupil)).toEqual({ birth_date: 'problems:under16' })
    expect(say({ key: 'problems:under16' }, 'en')).toBe('People cannot be employed under the age of 16')
    expect(daysOff({ birth_date: '2011-01-01' })).toEqual({ birth_date: 'problems:under16' })
    expect(daysOff({ birth_date: '2010-12-31' })).toEqual({})

    const exception = 'pupil_in_school_break'
    const read = daysOffInput({ today, exception }).parse(pupil)
    expect(calculateDaysOff(read, { today, exception })).toMatchObject({ young_extra: 5, allowance_days: 4 })
    expect(() => calculateDaysOff(read, { today })).toThrow(Problem)
  })

  it('refuses weeks without work, of more than 24 hours a day, and of other lengths', () => {
    const week = (weekday_hours: unknown) => daysOff({ weekday_hours })
    expect(week([0, 0, 0, 0, 0, 0, 0])).toEqual({ weekday_hours: 'problems:noWorkingDay' })
    expect(week([8, 8, 24.5, 8, 8, 0, -1])).toEqual({
      'weekday_hours.2': 'problems:hours',
      'weekday_hours.6': 'problems:hours',
    })
    expect(week([8, 8, 8, 8, 8])).toEqual({ weekday_hours: 'entitlement:sevenDays' })
  })

  it('names only sentences that there are', () => {
    const named = ['birthAfterStart', 'rangeOverTwoYears', 'sevenDays', 'noDecree', 'rulesBefore2023'] as const
    for (const language of ['hu', 'en'] as const)
      for (const name of named) expect(translations[language].entitlement[name]).toBeTruthy()
  })

  it('travels in words, with each number explained', () => {
    const input = DaysOffInput.parse({
      year: 2022,
      birth_date: '1993-06-06',
      employment_start: '2022-06-01',
      unequal_schedule: true,
      weekday_hours: [10, 10, 10, 10, 0, 0, 0],
    })
    const view = daysOffView(calculateDaysOff(input), 'hu')
    expect(DaysOffView.parse(view)).toEqual(view)
    expect(view).toMatchObject({
      explanation: '(20 alapszabadság (Mt. 116. §) + 2 életkor (Mt. 117. §)) × 214/365 → 13',
      warning: 'A 2023 előtti éveket is a mai szabályokkal számoljuk.',
      allowance_hours: 104,
      hour_lines: [{ hours: 104, label: '13 nap × heti 40 óra ötöde × 214/214' }],
    })
    expect(daysOffView(calculateDaysOff({ ...input, year: 2026 }), 'en')).toMatchObject({
      explanation: '20 base leave (Mt. 116. §) + 4 for age (Mt. 117. §)',
      warning: null,
    })
  })
})

describe('the calculator of working days', () => {
  it('refuses periods that end before they begin, or last over two years', () => {
    expect(workingDays({ to: '2026-07-05' })).toEqual({ to: 'problems:endBeforeStart' })
    expect(workingDays({ to: '2028-07-06' })).toEqual({ to: 'entitlement:rangeOverTwoYears' })
    expect(workingDays({ to: '2028-07-05' })).toEqual({})
    expect(workingDays({ from: '2026-06-31' })).toEqual({ from: 'problems:noSuchDay' })
    expect(workingDays({ weekday_hours: [0, 0, 0, 0, 0, 0, 0] })).toEqual({ weekday_hours: 'problems:noWorkingDay' })
  })

  it('tells every day that costs nothing', () => {
    const read = WorkingDaysInput.parse({ from: '2026-08-17', to: '2026-08-23' })
    const view = workingDaysView(calculateWorkingDays(read, { language: 'en' }), 'en', '2026-11-20')
    expect(WorkingDaysView.parse(view)).toEqual(view)
    expect(view).toMatchObject({ leave_days: 3, leave_hours: 24, days_by_year: { 2026: 3 } })
    expect(view.lines.map(({ days, label, paragraph }) => [days, label, paragraph])).toEqual([
      [7, '7 calendar days', null],
      [-2, '2 rest days', 'Mt. 124. §'],
      [-1, 'Public holiday: State Foundation Day (20 Aug 2026)', 'Mt. 102. § (1)'],
      [-1, 'Moved rest day (21 Aug 2026)', 'Mt. 102. § (5)'],
    ])
  })

  it('is the sum of its lines, and costs the same however a period is split', () => {
    const anyDay = fc.integer({ min: dayNumber('2023-01-01'), max: dayNumber('2027-12-31') })
    const anyWeek = fc.constantFrom<number[]>(
      [8, 8, 8, 8, 8, 0, 0],
      [10, 10, 10, 10, 0, 0, 0],
      [0, 7.5, 7.5, 7.5, 7.5, 10, 0],
    )
    fc.assert(
      fc.property(
        anyDay,
        fc.nat(300),
        fc.nat(300),
        anyWeek,
        fc.boolean(),
        fc.constantFrom('general_schedule' as const, 'everybody' as const),
        (first, head, tail, weekday_hours, unequal_schedule, followsDecree) => {
          const count = (from: number, to: number) =>
            calculateWorkingDays(
              { from: dayOf(from), to: dayOf(to), weekday_hours, unequal_schedule },
              { rules: { followsDecree } },
            )
          const [whole, one, other] = [
            count(first, first + head + 1 + tail),
            count(first, first + head),
            count(first + head + 1, first + head + 1 + tail),
          ]
          expect(whole.leave_days).toBe(one.leave_days + other.leave_days)
          expect(whole.leave_hours).toBe(one.leave_hours + other.leave_hours)
          expect(sumOf(whole.lines)).toBe(whole.leave_days)
        },
      ),
    )
  })
})
