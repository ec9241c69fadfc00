import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '#shared/calendar/day.ts'
import { easterSunday } from '#shared/calendar/easter.ts'
import { workScheduleDecrees } from '#shared/calendar/moved-days.ts'
import { holidayLaw, publicHolidays } from '#shared/calendar/public-holidays.ts'
import { holidaySundays, statutoryYear } from '#shared/calendar/statutory-days.ts'

const years = Array.from({ length: 201 }, (_, index) => 1900 + index)
const datesOf = (year: number) => publicHolidays(year).map(({ date }) => date)

describe('the public holidays of Mt. 102. § (1)', () => {
  it('are eleven in 2026, on these days', () => {
    expect(publicHolidays(2026).map(({ date, name }) => `${date} ${name.hu}`)).toEqual([
      '2026-01-01 Újév',
      '2026-03-15 Nemzeti ünnep (1848-as forradalom)',
      '2026-04-03 Nagypéntek',
      '2026-04-06 Húsvéthétfő',
      '2026-05-01 A munka ünnepe',
      '2026-05-25 Pünkösdhétfő',
      '2026-08-20 Az államalapítás ünnepe',
      '2026-10-23 Nemzeti ünnep (1956-os forradalom)',
      '2026-11-01 Mindenszentek',
      '2026-12-25 Karácsony',
      '2026-12-26 Karácsony másnapja',
    ])
  })

  it('have Good Friday among them since 2017', () => {
    const goodFriday = (year: number) => datesOf(year).includes(addDays(easterSunday(year), -2))
    expect([2015, 2016, 2017, 2026, 2099].map(goodFriday)).toEqual([false, false, true, true, true])
  })

  it('fall on the Monday after Easter and after Whitsun every year', () => {
    for (const year of years) {
      const mondays = [addDays(easterSunday(year), 1), addDays(easterSunday(year), 50)]
      expect(datesOf(year)).toEqual(expect.arrayContaining(mondays))
      expect(mondays.map(weekdayOf)).toEqual([1, 1])
    }
  })

  it('are in order and within their year', () => {
    for (const year of years) {
      const dates = datesOf(year)
      expect(dates).toEqual(dates.toSorted())
      expect(dates.every(date => date.startsWith(`${year}-`))).toBe(true)
    }
  })

  it('have a name in both languages', () => {
    for (const { date, name } of publicHolidays(2026)) {
      expect([date, name.hu.length > 0, name.en.length > 0]).toEqual([date, true, true])
      expect([date, name.hu === name.en]).toEqual([date, false])
    }
  })

  it('do not count Christmas Eve as the law stands, and do from the year of another law', () => {
    expect(holidayLaw.christmasEveFrom).toBeNull()
    const eve = (year: number) =>
      publicHolidays(year, { christmasEveFrom: 2026 }).some(({ date }) => date === `${year}-12-24`)
    expect([2025, 2026, 2027].map(eve)).toEqual([false, true, true])
    expect(datesOf(2026)).not.toContain('2026-12-24')
  })
})

describe('the holiday Sundays of Mt. 102. § (4)', () => {
  it('are Easter Sunday and Whit Sunday, on a Sunday every year', () => {
    expect(holidaySundays(2026).map(({ date, name }) => [date, name.en])).toEqual([
      ['2026-04-05', 'Easter Sunday'],
      ['2026-05-24', 'Whit Sunday'],
    ])
    for (const year of years) expect(holidaySundays(year).map(({ date }) => weekdayOf(date))).toEqual([7, 7])
  })
})

describe('the decrees of Mt. 102. § (5)', () => {
  const decreed = Object.keys(workScheduleDecrees).map(Number)

  it.each(decreed)('move in %i a weekday that is no public holiday to a Saturday that is none', year => {
    for (const { rest, worked } of workScheduleDecrees[year]!.moved) {
      expect(weekdayOf(rest)).toBeLessThanOrEqual(5)
      expect(weekdayOf(worked)).toBe(6)
      expect(datesOf(year)).not.toContain(rest)
      expect(datesOf(year)).not.toContain(worked)
    }
  })

  // The number of the decree of 2013 was not found.
  it.each(decreed.filter(year => year !== 2013))('of %i are named where they move something', year => {
    const { source, moved } = workScheduleDecrees[year]!
    expect(Boolean(source)).toBe(moved.length > 0)
    if (source) expect(source).toMatch(/^\d+\/\d{4}\. \([IVX]+\. \d+\.\) [A-Z]+$/)
  })

  it('law 19 are known for every year from 2013 to 2026, and not after', () => {
    expect(decreed).toEqual(Array.from({ length: 14 }, (_, index) => 2013 + index))
    expect(workScheduleDecrees[2013]!.moved.map(({ rest }) => rest)).toEqual(['2013-08-19', '2013-12-24', '2013-12-27'])
    expect(workScheduleDecrees[2014]!.moved.map(({ worked }) => worked)).toEqual([
      '2014-05-10',
      '2014-10-18',
      '2014-12-13',
    ])
    expect(statutoryYear(2026).known).toBe(true)
    expect(statutoryYear(2027)).toMatchObject({ known: false, source: null, certainty: 'unknown' })
  })

  it('move a rest day next to a weekend or a holiday, so that it makes a long one', () => {
    for (const year of decreed) {
      const free = new Set(datesOf(year))
      const isFree = (day: string) => weekdayOf(day) > 5 || free.has(day)
      for (const { rest } of workScheduleDecrees[year]!.moved) {
        const near = [addDays(rest, -1), addDays(rest, 1)].some(isFree)
        expect([rest, near]).toEqual([rest, true])
      }
    }
  })

  it('lose their working Saturday when the day it stands in for becomes a public holiday', () => {
    const kindsOf = (christmasEveFrom: number | null) =>
      statutoryYear(2026, { christmasEveFrom }).days.flatMap(({ date, kind }) =>
        ['2026-12-12', '2026-12-24'].includes(date) ? [`${date} ${kind}`] : [],
      )
    expect(kindsOf(null)).toEqual(['2026-12-12 working_day_moved', '2026-12-24 rest_day_moved'])
    expect(kindsOf(2026)).toEqual(['2026-12-24 public_holiday'])
  })
})
