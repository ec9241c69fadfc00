import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import { periodOf, scopeOfTerms, scopesOfCalendar } from '#shared/leave/effect/recount-scope.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { ordinaryCalendar, today, whose } from './anna.ts'

const shortWeek = { ...generalWeek, friday: 0 }
const scopes = (over: Partial<WorkCalendar>, before = ordinaryCalendar) =>
  scopesOfCalendar(before, { ...before, ...over }, today)
const ownDay = (date: string, observed_on: string | null = null) => ({ id: date, name: 'Leltár', date, observed_on })

describe('what a change of the company calendar has counted again', () => {
  it('is nothing where nothing that counts has changed', () => {
    expect(scopes({})).toEqual([])
    expect(scopes({ hours: [...ordinaryCalendar.hours] })).toEqual([])
  })

  it('is this year and all after it where the law is read otherwise or is another one', () => {
    expect(scopes({ leave_rules: { roundingMode: 'each_part' } })).toEqual([{ since: '2026-01-01' }])
    expect(scopes({ country: 'AT' })).toEqual([{ since: '2026-01-01' }])
  })

  it('is everything from the first day of other hours on', () => {
    const hours = [...ordinaryCalendar.hours, { valid_from: '2027-02-01', week: shortWeek }]
    expect(scopes({ hours })).toEqual([{ since: '2027-02-01' }])
    expect(scopes({ hours: ordinaryCalendar.hours }, { ...ordinaryCalendar, hours })).toEqual([{ since: '2027-02-01' }])
  })

  it('is the month of a day of the company, and the month in which it is observed', () => {
    expect(scopes({ own_days: [ownDay('2026-12-31', '2027-01-04')] })).toEqual([
      { month: '2026-12' },
      { month: '2027-01' },
    ])
    const before = { ...ordinaryCalendar, own_days: [ownDay('2026-12-31')] }
    expect(scopes({ own_days: [] }, before)).toEqual([{ month: '2026-12' }])
    expect(scopes({ own_days: [ownDay('2026-12-31')] }, before)).toEqual([])
  })

  it('names each month once, in order, and none that is counted again anyway', () => {
    const own_days = [ownDay('2027-03-01'), ownDay('2026-12-01'), ownDay('2026-12-02'), ownDay('2027-02-01')]
    expect(scopes({ own_days })).toEqual([{ month: '2026-12' }, { month: '2027-02' }, { month: '2027-03' }])
    const hours = [...ordinaryCalendar.hours, { valid_from: '2027-02-01', week: shortWeek }]
    expect(scopes({ own_days, hours })).toEqual([{ since: '2027-02-01' }, { month: '2026-12' }])
  })

  it('is the month of a corrected day, and the month to which it is moved', () => {
    const correction = {
      date: '2026-12-24',
      becomes: { kind: 'public_holiday', name: 'Szenteste', observed_on: '2027-01-05' },
    }
    const corrections = [correction] as unknown as WorkCalendar['corrections']
    expect(scopes({ corrections })).toEqual([{ month: '2026-12' }, { month: '2027-01' }])
    const gone = [{ ...correction, becomes: null }] as unknown as WorkCalendar['corrections']
    expect(scopes({ corrections: gone })).toEqual([{ month: '2026-12' }])
  })
})

describe('what a change of somebody’s schedule has counted again', () => {
  const terms = (...hours: { valid_from: string; week: typeof generalWeek }[]) => ({
    ...newEmploymentTerms(whose),
    hours,
  })

  it('is everything from the first day that differs, and nothing where none does', () => {
    const entry = { valid_from: '2026-05-01', week: shortWeek }
    expect(scopeOfTerms(undefined, terms())).toBeUndefined()
    expect(scopeOfTerms(undefined, terms(entry))).toEqual({ since: '2026-05-01' })
    expect(scopeOfTerms(terms(entry), terms(entry))).toBeUndefined()
    expect(scopeOfTerms(terms(entry), terms({ ...entry, valid_from: '2026-04-01' }))).toEqual({ since: '2026-04-01' })
    expect(scopeOfTerms(terms(entry), terms())).toEqual({ since: '2026-05-01' })
  })
})

it('a scope is the days of its month, or all from its day on', () => {
  expect(periodOf({ month: '2026-02' })).toEqual({ from_date: '2026-02-01', to_date: '2026-02-31' })
  expect(periodOf({ since: '2026-05-01' })).toEqual({ from_date: '2026-05-01', to_date: '2100-12-31' })
})
