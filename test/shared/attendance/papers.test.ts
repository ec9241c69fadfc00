import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardMonths, type CardAbsence } from '#shared/attendance/papers/leave-card.ts'
import { outcomeInWords, skippedInWords } from '#shared/attendance/papers/leave-slip.ts'
import { papersIn } from '#shared/attendance/papers/say-papers.ts'
import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { addDays, dayNumber, daysInMonth, daysInYear, type Day } from '#shared/calendar/day.ts'
import { eachDay } from '#shared/calendar/period.ts'
import { dayKind, workingDays } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { languages } from '#shared/words/language.ts'

const years = [2024, 2025, 2026] as const
const time = {
  patterns: [{ valid_from: '1900-01-01', week: generalWeek }],
  // An absence of January may have begun in the year before, and one of December goes on in the next.
  calendar: calendarOfYears({ country: 'HU', own: [] }, [2023, ...years, 2027], 'hu'),
}
const firstDay = fc
  .record({ year: fc.constantFrom(...years), day: fc.integer({ min: 0, max: 364 }) })
  .map(({ year, day }) => addDays(`${year}-01-01`, day))
const periods = fc
  .record({ from_date: firstDay, length: fc.integer({ min: 0, max: 30 }) })
  .map(({ from_date, length }) => ({ from_date, to_date: addDays(from_date, length) }))
const absenceOf = (period: { from_date: Day; to_date: Day }): CardAbsence => ({
  ...period,
  type_id: 1,
  days: 0,
  status: 'approved',
  decided: null,
})

describe('the months of a leave card', () => {
  it('have a box for every day of the year, in its order', () => {
    for (const year of years) {
      const months = cardMonths(year, [], time)
      expect(months.map(({ month }) => month)).toEqual(
        Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`),
      )
      expect(months.map(({ days }) => days.length)).toEqual(
        Array.from({ length: 12 }, (_, place) => daysInMonth(year, place + 1)),
      )
      expect(months.flatMap(({ days }) => days)).toHaveLength(daysInYear(year))
    }
  })

  it('have as many boxes taken by an absence as it costs days in the year, and none on a day that is free', () => {
    fc.assert(
      fc.property(periods, fc.constantFrom(...years), (period, year) => {
        const days = cardMonths(year, [absenceOf(period)], time).flatMap(month => month.days)
        expect(days.filter(({ absence }) => absence).length).toBe(workingDays(period, time).by_year[year] ?? 0)
        expect(days.some(({ absence, isFree }) => absence && isFree)).toBe(false)
      }),
    )
  })

  it('say of each day whether it is free as the calendar does', () => {
    for (const year of years) {
      const boxes = cardMonths(year, [], time).flatMap(({ days }) => days)
      const first = dayNumber(`${year}-01-01`)
      for (const date of eachDay({ from_date: `${year}-01-01`, to_date: `${year}-12-31` }))
        expect([date, boxes[dayNumber(date) - first]?.isFree]).toEqual([date, dayKind(date, time).blocked])
    }
  })
})

const kindsOf = (from_date: Day, to_date: Day) => [...eachDay({ from_date, to_date })].map(day => dayKind(day, time))

describe('what costs nothing, on a leave slip', () => {
  const hu = papersIn('hu')

  it('is said by the number of rest days and by the name of every other day', () => {
    expect(skippedInWords(kindsOf('2026-11-23', '2026-11-27'), hu)).toBe('A kért napok mindegyike munkanap.')
    expect(skippedInWords(kindsOf('2026-11-23', '2026-11-30'), hu)).toBe('Nem számít bele: 2 pihenőnap.')
    const christmas = skippedInWords(kindsOf('2026-12-23', '2026-12-28'), hu)
    for (const said of ['2026. dec. 24.', '2026. dec. 25.']) expect(christmas).toContain(said)
    expect(christmas).toMatch(/karácsony/i)
  })

  it('names every day that is neither worked nor a weekly rest day, in either language', () => {
    fc.assert(
      fc.property(periods, fc.constantFrom(...languages), ({ from_date, to_date }, language) => {
        const kinds = kindsOf(from_date, to_date)
        const said = skippedInWords(kinds, papersIn(language))
        expect(said).not.toMatch(/papers:|\{\{|undefined|null/)
        const named = kinds.filter(({ blocked, kind }) => blocked && kind !== 'rest_day')
        for (const { name } of named) expect(said).toContain(name ?? '(')
        // Each with its date, which has the year.
        expect((said.match(/\b202\d\b/g) ?? []).length).toBe(named.length)
      }),
    )
  })
})

describe('how far a request is, on a leave slip', () => {
  const decided = { name: 'Nagy Béla', day: '2026-11-20' }
  const said = (status: 'pending' | 'approved' | 'denied' | 'cancelled', by: typeof decided | null) =>
    languages.map(language => outcomeInWords({ status, decided: by }, papersIn(language)))

  it('says who decided and when, that nobody has yet, or that nobody needs to', () => {
    expect(said('pending', null)[0]).toBe('Döntésre vár.')
    expect(said('approved', decided)).toEqual([
      'Jóváhagyta: Nagy Béla, 2026. nov. 20.',
      'Approved by Nagy Béla, 20 Nov 2026',
    ])
    expect(said('approved', null)[0]).toBe('Jóváhagyás nélkül érvényes.')
    expect(said('denied', decided)[0]).toBe('Elutasította: Nagy Béla, 2026. nov. 20.')
    expect(said('cancelled', decided)[0]).toBe('Visszavonva: 2026. nov. 20.')
    for (const status of ['denied', 'cancelled'] as const) expect(said(status, null)[0]).not.toContain('érvényes')
  })
})
