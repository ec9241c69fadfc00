import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOfYears, type OwnDay } from '#shared/calendar/company-calendar.ts'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { eachDay } from '#shared/calendar/period.ts'
import { dayKind, workingDays } from '#shared/calendar/working-days.ts'
import { generalWeek, type WorkingPattern } from '#shared/calendar/working-pattern.ts'
import { weekOf } from '#test/law/cases.ts'

const years = [2023, 2024, 2025, 2026, 2027, 2028]
const calendarWith = (...own: OwnDay[]) => calendarOfYears({ country: 'HU', own }, years, 'en')
const statutory = calendarWith()
const general: WorkingPattern[] = [{ valid_from: '2000-01-01', week: generalWeek }]
const period = (from_date: string, to_date: string) => ({ from_date, to_date })

const anyDay = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2027-12-31') })
const anyPattern: fc.Arbitrary<WorkingPattern> = fc.record({
  valid_from: anyDay.map(dayOf),
  week: fc.array(fc.constantFrom(0, 4, 7.5, 8, 8.33, 12), { minLength: 7, maxLength: 7 }).map(weekOf),
  unequal_schedule: fc.boolean(),
})
const anyOwnDay: fc.Arbitrary<OwnDay> = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  date: anyDay.map(dayOf),
  observed_on: fc.option(anyDay.map(dayOf)),
})

describe('the working days of a period', () => {
  it('leave out rest days and holidays, each with its reason', () => {
    expect(workingDays(period('2026-08-17', '2026-08-23'), { patterns: general, calendar: statutory })).toEqual({
      days: 3,
      by_year: { 2026: 3 },
      hours: 24,
      skipped: [
        { date: '2026-08-20', reason: 'public_holiday', name: 'State Foundation Day' },
        { date: '2026-08-21', reason: 'rest_day_moved', name: 'Moved rest day' },
        { date: '2026-08-22', reason: 'rest_day', name: null },
        { date: '2026-08-23', reason: 'rest_day', name: null },
      ],
    })
  })

  it('are split at New Year', () => {
    const { days, by_year } = workingDays(period('2026-12-28', '2027-01-05'), {
      patterns: general,
      calendar: statutory,
    })
    expect([days, by_year]).toEqual([6, { 2026: 4, 2027: 2 }])
  })

  it('are none in a period that ends before it begins', () => {
    expect(workingDays(period('2026-07-10', '2026-07-06'), { patterns: general, calendar: statutory })).toEqual({
      days: 0,
      by_year: {},
      hours: 0,
      skipped: [],
    })
  })

  it('leave out the days off of the company, also for unequal schedules and on working Saturdays', () => {
    const calendar = calendarWith(
      { id: '1', name: 'Leállás', date: '2026-12-28', observed_on: null },
      { id: '2', name: 'Nyári nap', date: '2026-08-08', observed_on: null },
    )
    const unequal = [{ ...general[0]!, unequal_schedule: true }]
    const reasons = (patterns: WorkingPattern[], date: string) =>
      workingDays(period(date, date), { patterns, calendar }).skipped
    expect(reasons(general, '2026-12-28')).toEqual([{ date: '2026-12-28', reason: 'company', name: 'Leállás' }])
    expect(reasons(unequal, '2026-12-28')).toEqual([{ date: '2026-12-28', reason: 'company', name: 'Leállás' }])
    expect(reasons(general, '2026-08-08')).toEqual([{ date: '2026-08-08', reason: 'company', name: 'Nyári nap' }])
  })

  it('leave out the weekday on which a holiday is observed, and not its own date again', () => {
    const calendar = calendarWith({ id: '1', name: 'Alapítás napja', date: '2026-09-09', observed_on: '2026-09-11' })
    const { days, skipped } = workingDays(period('2026-09-07', '2026-09-11'), { patterns: general, calendar })
    expect([days, skipped]).toEqual([4, [{ date: '2026-09-11', reason: 'company', name: 'Alapítás napja' }]])
  })

  it('leave out the own date of a holiday that a weekend makes up for', () => {
    const calendar = calendarWith({ id: '1', name: 'Alapítás napja', date: '2026-09-09', observed_on: '2026-09-12' })
    expect(workingDays(period('2026-09-07', '2026-09-13'), { patterns: general, calendar })).toMatchObject({ days: 4 })
  })

  it('count a working Saturday like the weekday it stands in for', () => {
    const fridaysOff = [{ valid_from: '2000-01-01', week: weekOf([8, 8, 8, 8, 0, 0, 0]) }]
    const saturday = period('2026-08-08', '2026-08-08')
    expect(workingDays(saturday, { patterns: fridaysOff, calendar: statutory })).toMatchObject({ days: 0, hours: 0 })
    expect(workingDays(saturday, { patterns: general, calendar: statutory })).toMatchObject({ days: 1, hours: 8 })
  })

  it('ignore the decree in an unequal schedule, unless the employer follows it', () => {
    const unequal = { ...general[0]!, unequal_schedule: true }
    const days = (pattern: WorkingPattern, date: string) =>
      workingDays(period(date, date), { patterns: [pattern], calendar: statutory }).days
    expect([days(unequal, '2026-08-21'), days(unequal, '2026-08-08')]).toEqual([1, 0])
    const following = { ...unequal, follows_decree: true }
    expect([days(following, '2026-08-21'), days(following, '2026-08-08')]).toEqual([0, 1])
  })

  it('follow a change of the schedule from its day on', () => {
    const patterns = [...general, { valid_from: '2026-07-08', week: weekOf([6, 6, 0, 6, 6, 0, 0]) }]
    expect(workingDays(period('2026-07-06', '2026-07-10'), { patterns, calendar: statutory })).toMatchObject({
      days: 4,
      hours: 28,
    })
  })

  it('cost the same however a period is split', () => {
    fc.assert(
      fc.property(
        fc.array(anyPattern, { maxLength: 3 }),
        fc.array(anyOwnDay, { maxLength: 5 }),
        fc.tuple(anyDay, anyDay, anyDay),
        (patterns, own, three) => {
          const time = { patterns, calendar: calendarWith(...own) }
          const [from, middle, to] = three.toSorted((one, other) => one - other) as [number, number, number]
          const whole = workingDays(period(dayOf(from), dayOf(to)), time)
          const head = workingDays(period(dayOf(from), dayOf(middle)), time)
          const tail = workingDays(period(dayOf(middle + 1), dayOf(to)), time)
          expect(whole.days).toBe(head.days + tail.days)
          expect(whole.hours).toBeCloseTo(head.hours + tail.hours, 6)
          expect(whole.skipped).toEqual([...head.skipped, ...tail.skipped])
          expect(Object.values(whole.by_year).reduce((sum, days) => sum + days, 0)).toBe(whole.days)
          expect(whole.days + whole.skipped.length).toBe(to - from + 1)
        },
      ),
    )
  })

  it('are those that the calendar of the form leaves open', () => {
    fc.assert(
      fc.property(
        fc.array(anyPattern, { maxLength: 2 }),
        fc.array(anyOwnDay, { maxLength: 3 }),
        anyDay,
        fc.nat(60),
        (patterns, own, from, length) => {
          const time = { patterns, calendar: calendarWith(...own) }
          const asked = period(dayOf(from), dayOf(from + length))
          const kinds = [...eachDay(asked)].map(day => dayKind(day, time))
          const { days, skipped } = workingDays(asked, time)
          expect(kinds.filter(({ blocked }) => !blocked)).toHaveLength(days)
          expect(
            kinds.filter(({ blocked }) => blocked).map(({ date, kind, name }) => ({ date, reason: kind, name })),
          ).toEqual(skipped)
        },
      ),
    )
  })
})

describe('V05 a day in the calendar of the form', () => {
  const time = { patterns: general, calendar: statutory }

  it('is blocked with its reason when nobody works', () => {
    expect(dayKind('2026-10-23', time)).toEqual({
      date: '2026-10-23',
      kind: 'public_holiday',
      blocked: true,
      name: 'National Day (1956 Revolution)',
    })
    expect(dayKind('2026-07-11', time)).toEqual({ date: '2026-07-11', kind: 'rest_day', blocked: true, name: null })
  })

  it('is open on a working day, and named on a working Saturday', () => {
    expect(dayKind('2026-07-10', time)).toEqual({ date: '2026-07-10', kind: 'working_day', blocked: false, name: null })
    expect(dayKind('2026-12-12', time)).toEqual({
      date: '2026-12-12',
      kind: 'working_day_moved',
      blocked: false,
      name: 'Working Saturday',
    })
  })

  it('is an ordinary day to an unequal schedule where the decree moves it', () => {
    const saturdays = [{ valid_from: '2000-01-01', week: weekOf([0, 8, 8, 8, 8, 8, 0]), unequal_schedule: true }]
    expect(dayKind('2026-08-08', { patterns: saturdays, calendar: statutory })).toMatchObject({
      kind: 'working_day',
      blocked: false,
    })
    expect(dayKind('2026-08-21', { patterns: saturdays, calendar: statutory })).toMatchObject({
      kind: 'working_day',
      blocked: false,
    })
  })
})
