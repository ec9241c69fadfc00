import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOf, daysBetween, isLeapYear, monthDayOf, yearOf } from '#shared/calendar/day.ts'
import type { Member } from '#shared/company/model.ts'
import { newAccount } from '#shared/account/rules.ts'
import { newMember } from '#shared/company/rules.ts'
import { newEmploymentTerms, type Occasion } from '#shared/people/model.ts'
import {
  datesThatReturn,
  daysAhead,
  isCelebratedOn,
  nextAnniversary,
  occasionsOf,
  occasionRanges,
  upcomingEvents,
} from '#shared/people/occasions.ts'

const account = newAccount({ id: 'anna', email: 'anna@example.hu', language: 'hu', created_at: 1 })
const anna: Member = {
  ...newMember({ company: 'c', account, role: 1, created_at: 0 }),
  status: 'active',
  show_birthday: true,
}
const terms = {
  ...newEmploymentTerms({ company: 'c', member: 'anna' }),
  birth_date: '1990-05-06',
  employment_start: '2020-02-01',
}
const day = fc.integer({ min: 0, max: 40_000 }).map(dayOf)
const birthday = (date: string): Occasion => ({ company: 'c', member: 'anna', kind: 'birthday', date })

describe('the occasions of somebody', () => {
  it('are the birthday, if it is shown, and the beginning of the employment', () => {
    expect(occasionsOf(anna, terms).map(({ kind, date }) => [kind, date])).toEqual([
      ['birthday', '1990-05-06'],
      ['anniversary', '2020-02-01'],
    ])
    for (const occasion of occasionsOf(anna, terms)) expect(occasion).toMatchObject({ company: 'c', member: 'anna' })
    expect(occasionsOf({ ...anna, hide_personal_info: true }, terms).map(({ kind }) => kind)).toEqual(['anniversary'])
    expect(occasionsOf(anna, { ...terms, birth_date: null, employment_start: null })).toEqual([])
    expect(occasionsOf({ ...anna, show_birthday: false }, terms).map(({ kind }) => kind)).toEqual(['anniversary'])
  })

  it('are none of somebody who is not an active member', () => {
    for (const status of ['invited', 'inactive', 'deleted'] as const)
      expect(occasionsOf({ ...anna, status }, terms)).toEqual([])
  })
})

describe('a date that comes back', () => {
  it('comes within a year, on the same day of the year', () => {
    fc.assert(
      fc.property(day, day, (date, from) => {
        const next = nextAnniversary(date, from)
        expect(daysBetween(from, next)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(from, next)).toBeLessThanOrEqual(366)
        if (monthDayOf(date) !== '02-29') expect(monthDayOf(next)).toBe(monthDayOf(date))
      }),
    )
  })

  it('is 28 February in common years for 29 February', () => {
    expect(nextAnniversary('2004-02-29', '2027-02-01')).toBe('2027-02-28')
    expect(nextAnniversary('2004-02-29', '2028-02-01')).toBe('2028-02-29')
    expect(nextAnniversary('2004-02-29', '2027-03-01')).toBe('2028-02-29')
  })
})

describe('upcoming events', () => {
  it('are found by the ranges that are asked for, whatever the day', () => {
    fc.assert(
      fc.property(day, day, (date, today) => {
        const isNear = daysBetween(today, nextAnniversary(date, today)) <= daysAhead
        const isAsked = occasionRanges(today).some(
          ([first, last]) => first <= monthDayOf(date) && monthDayOf(date) <= last,
        )
        if (isNear) expect(isAsked).toBe(true)
      }),
    )
  })

  it('are asked for in one range, in two over New Year, and with 29 February when the 28th is the last day', () => {
    expect(occasionRanges('2026-11-20')).toEqual([['11-20', '12-20']])
    expect(occasionRanges('2026-12-15')).toEqual([
      ['12-15', '12-31'],
      ['01-01', '01-14'],
    ])
    expect(occasionRanges('2027-01-29')).toEqual([['01-29', '02-29']])
  })

  it('lie in the next thirty days and are in order', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 30 }), day, (dates, today) => {
        const found = upcomingEvents(dates.map(birthday), [], today).map(({ date }) => date)
        expect(found).toEqual(found.toSorted())
        for (const date of found) expect([date >= today, date <= addDays(today, daysAhead)]).toEqual([true, true])
      }),
    )
  })

  it('count anniversaries from the first on, and say no age', () => {
    const anniversary = { ...birthday('2025-12-05'), kind: 'anniversary' as const }
    expect(upcomingEvents([anniversary, birthday('1990-12-05')], [], '2025-12-01')).toEqual([
      { kind: 'birthday', date: '2025-12-05', user_id: 'anna' },
    ])
    expect(upcomingEvents([anniversary], [], '2026-12-01')).toEqual([
      { kind: 'anniversary', date: '2026-12-05', user_id: 'anna', years: 1 },
    ])
  })

  const entry = (date: string, kind: 'public_holiday' | 'working_day_moved') => ({
    id: date,
    name: kind,
    date,
    observed_on: null,
    kind,
  })

  it('begin on the day of birth and not before, and end with the thirtieth day', () => {
    const datesOf = (first: string, today: string) =>
      upcomingEvents([birthday(first)], [], today).map(({ date }) => date)
    expect(datesOf('2026-12-05', '2026-12-05')).toEqual(['2026-12-05'])
    expect(datesOf('2027-12-05', '2026-12-01')).toEqual([])
    expect(datesOf('1990-12-31', '2026-12-01')).toEqual(['2026-12-31'])
    expect(datesOf('1990-12-31', '2026-11-30')).toEqual([])
  })

  it('tell of the next day off where none is near, of all that are near, and of none that is over', () => {
    const days = ['2026-12-01', '2026-12-25', '2026-12-31', '2027-03-15', '2027-05-01']
    const freeAfter = (today: string) =>
      upcomingEvents(
        [],
        days.map(date => entry(date, 'public_holiday')),
        today,
      ).map(({ date }) => date)
    expect(freeAfter('2026-12-01')).toEqual(['2026-12-01', '2026-12-25', '2026-12-31'])
    expect(freeAfter('2026-12-02')).toEqual(['2026-12-25', '2026-12-31'])
    expect(freeAfter('2027-01-10')).toEqual(['2027-03-15'])
    expect(freeAfter('2027-05-02')).toEqual([])
  })

  it('stand in order where several fall on one day', () => {
    const both = [birthday('1990-12-25'), { ...birthday('2020-12-25'), kind: 'anniversary' as const }]
    const found = upcomingEvents(both, [entry('2026-12-25', 'public_holiday')], '2026-12-01')
    expect(found.map(({ kind }) => kind)).toEqual(['anniversary', 'birthday', 'holiday'])
  })

  it('tell of days off, not of working Saturdays', () => {
    const calendar = [
      entry('2026-12-12', 'working_day_moved'),
      entry('2026-12-25', 'public_holiday'),
      entry('2027-03-15', 'public_holiday'),
    ]
    expect(upcomingEvents([], calendar, '2026-12-01')).toEqual([
      { kind: 'holiday', date: '2026-12-25', name: 'public_holiday' },
    ])
  })
})

describe('J01 J02 the occasions of a day', () => {
  const kind = fc.constantFrom('birthday' as const, 'anniversary' as const)

  it('are those whose date comes back on it, anniversaries from the first year on', () => {
    fc.assert(
      fc.property(day, day, kind, (date, from, kind) => {
        const next = nextAnniversary(date, from)
        const years = yearOf(next) - yearOf(date)
        const occasion = { kind, date }
        expect(isCelebratedOn(next, occasion)).toBe(years >= (kind === 'birthday' ? 0 : 1))
        if (from !== next) expect(isCelebratedOn(from, occasion)).toBe(false)
        expect(datesThatReturn(next)).toContain(monthDayOf(date))
      }),
    )
  })

  it('are those of 29 February too on the 28th of common years, and come once a year', () => {
    expect(datesThatReturn('2027-02-28')).toEqual(['02-28', '02-29'])
    expect(datesThatReturn('2028-02-28')).toEqual(['02-28'])
    expect(datesThatReturn('2028-02-29')).toEqual(['02-29'])
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 90 }), (date, years) => {
        const year = yearOf(date) + years
        const days = Array.from({ length: isLeapYear(year) ? 366 : 365 }, (_, n) => addDays(`${year}-01-01`, n))
        expect(days.filter(one => isCelebratedOn(one, { kind: 'birthday', date }))).toHaveLength(1)
      }),
      { numRuns: 50 },
    )
  })
})
