import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import { daysIn, leftOf } from '#shared/leave/balance/balance.ts'
import { effectOnBooked } from '#shared/leave/effect/effect.ts'
import { monthsShown, periodOf, scopeOfTerms, scopesOfCalendar } from '#shared/leave/effect/recount-scope.ts'
import { recounted, theCalendar } from '#shared/leave/effect/recount.ts'
import { requestLeave } from '#shared/leave/request/request-leave.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { memberAnna, ordinaryCalendar, situation, draft } from './anna.ts'

const today = '2026-11-20'
const own = (date: string, observed_on: string | null = null) => ({ id: date, name: 'Nap', date, observed_on })
const withOwn = (...own_days: WorkCalendar['own_days']): WorkCalendar => ({ ...ordinaryCalendar, own_days })
const anna = { by: { user: 'anna', role: 1 as const }, today, at: 1 }

/** A week of leave, booked while the calendar was an ordinary one. */
function booked(over: Parameters<typeof draft>[0] = {}) {
  const before = situation()
  const asked = requestLeave(draft({ from_date: '2026-11-23', to_date: '2026-11-27', ...over }), before, {
    id: 'r',
    ...anna,
  })
  return { request: asked.request, after: { ...before, account: asked.account, books: asked.books } }
}
const november = periodOf({ month: '2026-11' })

describe('leave that is counted again', () => {
  it('costs what it would cost now, in its request and in the book', () => {
    const { request, after } = booked()
    const now = recounted(request, { ...after, calendar: withOwn(own('2026-11-25')) }, november, 9)
    expect(now?.request.days_by_year).toEqual({ 2026: 4 })
    expect(now?.request.history.at(-1)).toEqual({ what: 'recounted', by: theCalendar, at: 9 })
    expect(now?.books.map(({ bookings }) => daysIn(bookings))).toEqual([4, 0])
    expect(now?.request.status).toBe(request.status)
  })

  it('law 19 is cancelled where no working day is left, with a step of its own, and is free in the book', () => {
    const { request, after } = booked({ from_date: '2026-11-25', to_date: '2026-11-25' })
    const free = { ...after, calendar: withOwn(own('2026-11-25')) }
    const now = recounted(request, free, november, 9)
    expect(now?.request).toMatchObject({ status: 'cancelled', days_by_year: { 2026: 1 } })
    expect(now?.request.history.at(-1)).toEqual({ what: 'without_working_days', by: theCalendar, at: 9 })
    expect(now?.books.flatMap(({ bookings }) => bookings)).toEqual([])
    expect(recounted(now!.request, free, november, 9)).toBeUndefined()
  })

  it('law 19 is cancelled too where its days had been counted as none before', () => {
    const { request, after } = booked({ from_date: '2026-11-25', to_date: '2026-11-25' })
    const free = { ...after, calendar: withOwn(own('2026-11-25')) }
    const counted = { ...request, status: 'approved' as const, days_by_year: { 2026: 0 } }
    expect(recounted(counted, free, november, 9)?.request.status).toBe('cancelled')
  })

  it('is left alone where it costs the same, occupies no days or lies elsewhere', () => {
    const { request, after } = booked()
    const free = { ...after, calendar: withOwn(own('2026-11-25')) }
    expect(recounted(request, after, november, 9)).toBeUndefined()
    expect(recounted({ ...request, status: 'denied' }, free, november, 9)).toBeUndefined()
    expect(recounted({ ...request, status: 'cancelled' }, free, november, 9)).toBeUndefined()
    expect(recounted(request, free, periodOf({ month: '2026-12' }), 9)).toBeUndefined()
  })

  it('is counted again once: the second time nothing is left to do', () => {
    const { request, after } = booked()
    const free = { ...after, calendar: withOwn(own('2026-11-25')) }
    const now = recounted(request, free, november, 9)!
    expect(recounted(now.request, { ...free, account: now.account, books: now.books }, november, 10)).toBeUndefined()
  })

  it('may leave less than nothing, and is never refused', () => {
    const { request, after } = booked()
    const everyDay = {
      ...ordinaryCalendar,
      hours: [{ valid_from: '1900-01-01', week: { ...generalWeek, saturday: 8, sunday: 8 } }],
    }
    const long = { ...request, from_date: '2026-11-01', to_date: '2026-11-30' }
    const now = recounted(long, { ...after, calendar: everyDay }, november, 9)!
    // All Saints' Day stays free.
    expect(now.request.days_by_year).toEqual({ 2026: 29 })
    expect(leftOf({ ...after, account: now.account, books: now.books }, 2026)).toBeLessThan(0)
  })

  it('counts home office too, since its days are shown', () => {
    const { request, after } = booked({ type_id: 3 })
    expect(
      recounted(request, { ...after, calendar: withOwn(own('2026-11-25')) }, november, 9)?.request.days_by_year,
    ).toEqual({
      2026: 4,
    })
  })

  it('over New Year leaves the year alone that is not counted again', () => {
    const { request, after } = booked({ from_date: '2026-12-28', to_date: '2027-01-08' })
    const changed = { ...after, calendar: withOwn(own('2026-12-29'), own('2027-01-05')) }
    const now = recounted(request, changed, periodOf({ month: '2027-01' }), 9)
    expect(now?.request.days_by_year[2026]).toBe(request.days_by_year[2026])
    expect(now?.request.days_by_year[2027]).toBe(request.days_by_year[2027]! - 1)
  })
})

describe('what a change of the calendar makes be counted again', () => {
  it('is the month of each day that is another one now', () => {
    expect(scopesOfCalendar(ordinaryCalendar, withOwn(own('2027-05-04'), own('2027-05-07')), today)).toEqual([
      { month: '2027-05' },
    ])
    expect(scopesOfCalendar(withOwn(own('2027-05-04')), withOwn(own('2027-06-30', '2027-07-01')), today)).toEqual([
      { month: '2027-05' },
      { month: '2027-06' },
      { month: '2027-07' },
    ])
    const corrections = [{ date: '2026-12-12', becomes: null }]
    expect(scopesOfCalendar(ordinaryCalendar, { ...ordinaryCalendar, corrections }, today)).toEqual([
      { month: '2026-12' },
    ])
  })

  it('is everything from the day on from which other hours hold', () => {
    const week = { ...generalWeek, friday: 0 }
    const hours = [...ordinaryCalendar.hours, { valid_from: '2025-03-01', week }]
    const after = { ...withOwn(own('2024-01-03'), own('2027-01-04')), hours }
    expect(scopesOfCalendar(ordinaryCalendar, after, today)).toEqual([{ since: '2025-03-01' }, { month: '2024-01' }])
  })

  it('is this year and what comes, where the country is another one or the law is read in another way', () => {
    for (const other of [{ country: 'AT' }, { leave_rules: { sundayHolidays: 'like_holidays' as const } }])
      expect(scopesOfCalendar(ordinaryCalendar, { ...ordinaryCalendar, ...other }, today)).toEqual([
        { since: '2026-01-01' },
      ])
  })

  it('is nothing where no day is another one', () => {
    expect(scopesOfCalendar(withOwn(own('2027-05-04')), withOwn(own('2027-05-04')), today)).toEqual([])
  })

  it("is a person's own from the day on from which their hours are others", () => {
    const terms = newEmploymentTerms({ company: 'c', member: 'm' })
    const part = { valid_from: '2026-06-01', week: { ...generalWeek, friday: 0 } }
    expect(scopeOfTerms(undefined, terms)).toBeUndefined()
    expect(scopeOfTerms(terms, { ...terms, caregiver: true })).toBeUndefined()
    expect(scopeOfTerms(terms, { ...terms, hours: [part] })).toEqual({ since: '2026-06-01' })
    expect(scopeOfTerms({ ...terms, hours: [part] }, terms)).toEqual({ since: '2026-06-01' })
  })
})

describe('what a change would give back or take', () => {
  const terms = newEmploymentTerms({ company: 'c', member: 'm' })
  const week = { request: 'r', type_id: 1, from_date: '2026-11-23', to_date: '2026-11-27' }

  const gained = (
    booked: Parameters<typeof effectOnBooked>[1],
    before: WorkCalendar,
    after: WorkCalendar,
    own: EmploymentTerms = terms,
  ) =>
    effectOnBooked(memberAnna, booked, { terms: own, calendar: before }, { terms: own, calendar: after }).map(
      ({ year, booked }) => [year, booked],
    )

  it('is positive where days are free again, of leave that takes from a balance', () => {
    const after = withOwn(own('2026-11-25'))
    expect(gained([week], ordinaryCalendar, after)).toEqual([[2026, 1]])
    expect(gained([{ ...week, type_id: 3 }], ordinaryCalendar, after)).toEqual([])
    expect(gained([week], after, ordinaryCalendar)).toEqual([[2026, -1]])
  })

  it('is said year by year of a leave over New Year, by the name of the person', () => {
    const turn = { request: 'r', type_id: 1, from_date: '2026-12-28', to_date: '2027-01-08' }
    const after = withOwn(own('2026-12-29'), own('2027-01-05'), own('2027-01-06'))
    expect(gained([turn], ordinaryCalendar, after)).toEqual([
      [2026, 1],
      [2027, 2],
    ])
    const [effect] = effectOnBooked(
      memberAnna,
      [turn],
      { terms, calendar: ordinaryCalendar },
      { terms, calendar: after },
    )
    expect(effect).toEqual({ user_id: 'anna', first_name: 'Anna', last_name: 'Kis', year: 2026, booked: 1 })
  })

  it('law 19 names the leave in which no working day is left, of any type, in the year in which it begins', () => {
    const freed = (...booked: Parameters<typeof effectOnBooked>[1]) =>
      effectOnBooked(
        memberAnna,
        booked,
        { terms, calendar: ordinaryCalendar },
        { terms, calendar: withOwn(own('2026-11-25'), own('2026-12-31')) },
      ).map(effect => [effect.year, effect.booked, effect.freed])
    const one = { from_date: '2026-11-25', to_date: '2026-11-25' }
    expect(freed(week)).toEqual([[2026, 1, undefined]])
    expect(freed({ request: 'h', type_id: 3, ...one })).toEqual([[2026, undefined, [{ id: 'h', type_id: 3, ...one }]]])
    const turn = { from_date: '2026-12-31', to_date: '2027-01-03' }
    expect(freed({ request: 't', type_id: 1, ...turn })).toEqual([[2026, 1, [{ id: 't', type_id: 1, ...turn }]]])
    // A weekend has no working day before or after.
    expect(freed({ request: 'w', type_id: 1, from_date: '2026-11-28', to_date: '2026-11-29' })).toEqual([])
  })

  it('is what counting again changes, whatever day it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 29 }), date => {
        const { request, after } = booked()
        const changed = withOwn(own(`2026-11-${date}`))
        const now = recounted(request, { ...after, calendar: changed }, november, 9)
        const days = request.days_by_year[2026]! - (now ?? { request }).request.days_by_year[2026]!
        expect(gained([{ ...request, request: request.id }], ordinaryCalendar, changed, after.terms)).toEqual(
          days ? [[2026, days]] : [],
        )
      }),
    )
  })

  it('is looked for in the months of the days, and in a year of new hours', () => {
    expect(monthsShown([{ month: '2026-12' }, { month: '2027-01' }])).toEqual(['2026-12', '2027-01'])
    expect(monthsShown([{ since: '2026-11-01' }])).toHaveLength(12)
  })
})
