import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOf } from '#shared/calendar/company-calendar.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { WorkCalendar } from '#shared/company/model.ts'
import { Problem } from '#shared/contract/problem.ts'
import {
  companyDays,
  maximumOwnDays,
  withChangedDay,
  withDay,
  withMissingDays,
  withoutDay,
} from '#shared/company/special-days.ts'

const calendar: WorkCalendar = {
  company: 'c',
  country: 'HU',
  hours: [{ valid_from: '1900-01-01', week: generalWeek }],
  own_days: [],
  corrections: [],
}
const saturday = 'hu-2026-12-12'
const eve = { name: 'Szenteste', date: '2026-12-24', kind: 'public_holiday' as const }
const form = (date: string, over = {}) => ({ name: 'Nap', date, ...over })
const on = (of: WorkCalendar, date: string) => calendarOf(companyDays(of), 2026, 'hu').filter(day => day.date === date)
/** Working days of December 2026 in the general schedule. */
const inDecember = (of: WorkCalendar) =>
  workingDays(
    { from_date: '2026-12-01', to_date: '2026-12-31' },
    { patterns: of.hours, calendar: calendarOf(companyDays(of), 2026, 'hu') },
  ).days
const refusal = (attempt: () => unknown) => {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Problem) return error.errors ?? error.code
  }
  return undefined
}

describe('the own days of a company', () => {
  it('E09 stand once on a date, not worked unless their kind says otherwise', () => {
    const { calendar: one, day } = withDay(calendar, '1', form('2026-05-04'))
    expect(day).toEqual({ id: '1', name: 'Nap', date: '2026-05-04', observed_on: null, kind: 'company' })
    expect(refusal(() => withDay(one, '2', form('2026-05-04')))).toEqual({ date: [{ key: 'problems:dayTaken' }] })
    const worked = withDay(calendar, '2', form('2026-12-05', { kind: 'working_day_moved', observed_on: '2026-12-04' }))
    expect(inDecember(worked.calendar)).toBe(inDecember(calendar) + 1)
  })

  it('E09 are changed by their id, and not onto a date that is taken', () => {
    const one = withDay(withDay(calendar, '1', form('2026-05-04')).calendar, '2', form('2026-05-05')).calendar
    const { calendar: changed, day } = withChangedDay(one, '1', form('2026-05-06', { name: 'Leltár' }))
    expect(day).toMatchObject({ id: '1', name: 'Leltár', date: '2026-05-06', kind: 'company' })
    expect(on(changed, '2026-05-04')).toEqual([])
    expect(refusal(() => withChangedDay(one, '1', form('2026-05-05')))).toEqual({
      date: [{ key: 'problems:dayTaken' }],
    })
    expect(refusal(() => withChangedDay(one, '1', form('2026-05-04', { kind: 'working' })))).toHaveProperty('kind')
    expect(refusal(() => withChangedDay(one, '3', form('2026-05-04')))).toBe('notFound')
  })

  it('are taken back by their id, and only once', () => {
    const one = withDay(calendar, '1', form('2026-05-04')).calendar
    expect(withoutDay(one, '1')).toEqual({ calendar, became: 'removed' })
    expect(refusal(() => withoutDay(calendar, '1'))).toBe('notFound')
  })

  it('are not without number', () => {
    const own_days = Array.from({ length: maximumOwnDays }, (_, index) => ({
      ...form(`n${index}`),
      id: `${index}`,
      observed_on: null,
    }))
    const full = { ...calendar, own_days }
    expect(refusal(() => withDay(full, 'x', form('2026-05-04')))).toHaveProperty('date')
    expect(
      refusal(() => withMissingDays(full, [{ id: 'x', observed_on: null, ...form('2026-05-04') }])),
    ).toHaveProperty('year')
  })

  it('are added from a list where the company has nothing yet', () => {
    const one = withDay(calendar, '1', form('2026-05-04')).calendar
    const days = ['2026-05-04', '2026-05-05'].map(date => ({ ...form(date), id: date, observed_on: null }))
    const { calendar: whole, missing } = withMissingDays(one, days)
    expect(missing.map(({ id }) => id)).toEqual(['2026-05-05'])
    expect(whole.own_days.map(({ id }) => id)).toEqual(['1', '2026-05-05'])
    expect(withMissingDays(whole, days).missing).toEqual([])
  })
})

describe('a correction of a statutory day', () => {
  it('E09 makes 24 December 2026 a holiday, and 12 December no working day', () => {
    const free = withChangedDay(calendar, 'hu-2026-12-24', eve).calendar
    const both = withoutDay(free, saturday)
    expect(both.became).toBe('ordinary')
    expect(on(both.calendar, '2026-12-24')).toEqual([{ id: 'hu-2026-12-24', observed_on: null, ...eve }])
    expect(on(both.calendar, '2026-12-12')).toEqual([])
    expect(inDecember(both.calendar)).toBe(inDecember(calendar) - 1)
  })

  it('is taken back to what the law says', () => {
    const ordinary = withChangedDay(calendar, saturday, form('2026-12-12', { kind: 'working' }))
    expect(ordinary.day).toBeNull()
    expect(withoutDay(ordinary.calendar, saturday)).toEqual({ calendar, became: 'by_law' })
  })

  it('stays on its date', () => {
    expect(refusal(() => withChangedDay(calendar, saturday, form('2026-12-13')))).toEqual({
      date: [{ key: 'problems:lawDayStays' }],
    })
  })

  it('is changed once more, and leaves one correction of a date', () => {
    const twice = withChangedDay(
      withoutDay(calendar, saturday).calendar,
      saturday,
      form('2026-12-12', { name: 'Mégis' }),
    )
    expect(twice.calendar.corrections).toHaveLength(1)
    expect(on(twice.calendar, '2026-12-12')).toMatchObject([{ name: 'Mégis', kind: 'company' }])
  })

  it('gives way to a new day on its date where it had made it an ordinary one, and to none where it had not', () => {
    const ordinary = withoutDay(calendar, saturday).calendar
    const { calendar: again, day } = withDay(ordinary, 'new', form('2026-12-12'))
    expect(day).toMatchObject({ id: saturday, kind: 'company' })
    expect(on(again, '2026-12-12')).toEqual([day])
    expect(refusal(() => withDay(again, 'new', form('2026-12-12')))).toEqual({ date: [{ key: 'problems:dayTaken' }] })
    const own = withDay(ordinary, '1', form('2026-12-11')).calendar
    expect(refusal(() => withChangedDay(own, '1', form('2026-12-12')))).toEqual({
      date: [{ key: 'problems:dayCorrected' }],
    })
  })

  it('is of no day that the law does not know', () => {
    for (const id of ['hu-2026-12-10', 'hu-2026-13-10', 'hu-', 'hu-2026-12-12x'])
      expect(refusal(() => withoutDay(calendar, id))).toBe('notFound')
  })

  it('rests while the company is elsewhere', () => {
    const corrected = withChangedDay(calendar, 'hu-2026-12-24', eve).calendar
    const abroad = { ...corrected, country: 'AT' }
    expect(calendarOf(companyDays(abroad), 2026, 'hu')).toEqual([])
    expect(refusal(() => withoutDay(abroad, 'hu-2026-12-24'))).toBe('notFound')
    expect(on({ ...abroad, country: 'HU' }, '2026-12-24')).toMatchObject([eve])
  })

  it('is unknown to calendars of before', () => {
    const { corrections: _, ...old } = calendar
    expect(WorkCalendar.parse(old).corrections).toEqual([])
  })

  it('of any days leaves the calendar of the law when all are taken back', () => {
    const ids = statutoryYear(2026).days.map(({ date }) => `hu-${date}`)
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ids)), fc.boolean(), (chosen, asHoliday) => {
        const change = (of: WorkCalendar, id: string) =>
          asHoliday ? withChangedDay(of, id, form(id.slice(3))).calendar : withoutDay(of, id).calendar
        const corrected = chosen.reduce(change, calendar)
        expect(corrected.corrections).toHaveLength(chosen.length)
        expect(chosen.reduce((of, id) => withoutDay(of, id).calendar, corrected)).toEqual(calendar)
      }),
    )
  })
})
