import { describe, expect, it } from 'vitest'
import type { HolidayView } from '#shared/company/contract/holiday-view.ts'
import { addHoliday } from '#shared/company/contract/add-holiday.ts'
import { languages } from '#shared/words/language.ts'
import type { Namespace } from '#shared/words/server-translations.ts'
import { translations } from '#shared/words/translations.ts'
import {
  asSent,
  DayForm,
  formOf,
  kindKeys,
  kindsOf,
  noDay,
  otherDayKeys,
} from '#web/company/calendar/non-working-days-form.ts'
import { daysByMonth, yearIn, yearsAround, type ShownDay } from '#web/company/calendar/non-working-days.ts'

const form: DayForm = { date: '2026-12-24', name: 'Szenteste', kind: 'company', observed_on: '' }
const shown: ShownDay = { id: 'own', ...form, observed_on: null, isOfficial: false, byLaw: undefined }
const objections = (typed: Partial<Record<keyof DayForm, unknown>>) =>
  DayForm.safeParse({ ...form, ...typed }).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the form of a day', () => {
  it('R21 offers to make a day ordinary only where the law has made it special', () => {
    expect(kindsOf(true)).toContain('working')
    expect(kindsOf(false)).not.toContain('working')
    expect(kindsOf(true).filter(kind => kind !== 'working')).toEqual(kindsOf(false))
  })

  it('begins as a day of the company without date and name, which cannot be submitted', () => {
    expect(noDay).toEqual({ date: '', name: '', kind: 'company', observed_on: '' })
    expect(DayForm.safeParse(noDay).success).toBe(false)
  })

  it('sends the other day of the pair only where one is typed', () => {
    expect(asSent(form)).toEqual({ ...form, observed_on: null })
    expect(asSent({ ...form, observed_on: '2026-12-12' })).toEqual({ ...form, observed_on: '2026-12-12' })
  })

  it('is filled with a shown day, and nothing of what only the page knows', () => {
    expect(formOf(shown)).toEqual(form)
    expect(formOf({ ...shown, observed_on: '2026-12-12' }).observed_on).toBe('2026-12-12')
  })

  it('is a payload of the call for every kind that a day of the company may have', () => {
    for (const kind of kindsOf(false))
      expect([kind, addHoliday.body!.safeParse(asSent({ ...form, kind })).success]).toEqual([kind, true])
  })

  it.each<[Partial<Record<keyof DayForm, unknown>>, string]>([
    [{ date: '' }, 'date'],
    [{ date: '2026-02-29' }, 'date'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ kind: 'feast' }, 'kind'],
    [{ observed_on: '2026-13-01' }, 'observed_on'],
  ])('V01 objects to %j at the field %s', (typed, at) => {
    expect(objections(typed)?.map(([path]) => path)).toEqual([at])
  })

  it('V04 says which form a date has where the other day is none', () => {
    expect(objections({ observed_on: 'hétfő' })).toEqual([['observed_on', 'problems:isoDate']])
    expect(objections({ observed_on: '' })).toBeUndefined()
  })
})

describe('the words of the kinds', () => {
  it.each(languages)('P08 are there in %s for each kind and for the other day of its pair', language => {
    const words: Namespace = translations[language].calendar
    for (const kind of kindsOf(true)) {
      expect([kind, words[kindKeys[kind]]]).toEqual([kind, expect.any(String)])
      expect([kind, words[otherDayKeys[kind]]]).toEqual([kind, expect.any(String)])
    }
  })

  it.each(languages)('tell every kind from every other in %s', language => {
    const words: Namespace = translations[language].calendar
    expect(new Set(kindsOf(true).map(kind => words[kindKeys[kind]])).size).toBe(kindsOf(true).length)
  })
})

describe('the year of the page', () => {
  it.each([
    ['2026', 2026],
    ['2000', 2000],
    ['2099', 2099],
    ['1999', 2026],
    ['2100', 2026],
    ['26', 2026],
    ['02027', 2026],
    ['2027.5', 2026],
    ['', 2026],
    [null, 2026],
  ])('is read from the address %j as %s', (text, year) => expect(yearIn(text, 2026)).toBe(year))

  it('can be last year, this one and the next four', () => {
    expect(yearsAround(2026, 2026)).toEqual([2025, 2026, 2027, 2028, 2029, 2030])
  })

  it('R21 is among the years to choose from, in order and once, however far it is', () => {
    expect(yearsAround(2026, 2010)[0]).toBe(2010)
    expect(yearsAround(2026, 2040).at(-1)).toBe(2040)
    expect(yearsAround(2026, 2028)).toEqual(yearsAround(2026, 2026))
  })
})

describe('the days by month', () => {
  const view = (id: string, date: string, kind: HolidayView['kind'] = 'public_holiday'): HolidayView => ({
    id,
    name: id,
    date,
    observed_on: null,
    kind,
  })

  it('are none in a year without any', () => {
    expect(daysByMonth({ data: [], by_law: [] }, 2026)).toEqual([])
    expect(daysByMonth({ data: [view('own', '2027-01-04')], by_law: [] }, 2026)).toEqual([])
  })

  it('hold the month of a day once, however many days it has', () => {
    const data = [view('a', '2026-12-26'), view('b', '2026-12-24'), view('c', '2026-12-25')]
    const months = daysByMonth({ data, by_law: [] }, 2026)
    expect(months.map(({ month }) => month)).toEqual(['2026-12'])
    expect(months[0]!.days.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  it('R21 show a statutory day that was made ordinary as one that is worked', () => {
    const law = view('hu-2026-12-12', '2026-12-12', 'working_day_moved')
    const [month] = daysByMonth({ data: [], by_law: [law] }, 2026)
    expect(month!.days).toEqual([{ ...law, kind: 'working', isOfficial: true, byLaw: law }])
  })

  it('R21 say of a day by law which one the company put in its place', () => {
    const law = view('hu-2026-12-24', '2026-12-24')
    const own = view('own', '2026-12-24', 'company')
    const [month] = daysByMonth({ data: [own], by_law: [law] }, 2026)
    expect(month!.days).toEqual([{ ...own, isOfficial: false, byLaw: law }])
  })
})
