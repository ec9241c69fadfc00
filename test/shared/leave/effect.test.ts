import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { withRules } from '#shared/leave/entitlement/chosen-rules.ts'
import { effectOnYear } from '#shared/leave/effect/effect.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { after, ask, ordinaryCalendar, situation, today } from './anna.ts'

/** Five days of November are booked. */
const booked = after(situation(), ask({ from_date: '2026-11-23', to_date: '2026-11-27' }))
const week = { from_date: '2026-11-23', to_date: '2026-11-29' }
const withTerms = (terms: Partial<EmploymentTerms>) => ({ ...booked, terms: { ...booked.terms, ...terms } })
const anna = { user_id: 'anna', first_name: 'Anna', last_name: 'Kis' }
const effect = (changed = booked, counted: typeof week | undefined = week, year = 2026) =>
  effectOnYear(booked, changed, { year, today, counted })

describe('what a change would make of a year', () => {
  it('is nothing where nothing changes', () => {
    expect(effect()).toEqual([])
  })

  it('names the days that are due before and after, and nothing that stays as it is', () => {
    expect(effect(withTerms({ birth_date: '1980-05-05' }))).toEqual([
      { ...anna, year: 2026, entitled: { before: 20, after: 30 } },
    ])
    // 20 × 184/365 → 10 of leave, 15 × 184/365 → 8 of sick leave.
    expect(effect(withTerms({ employment_start: '2026-07-01' }))).toEqual([
      { ...anna, year: 2026, entitled: { before: 20, after: 10 }, sick: { before: 15, after: 8 } },
    ])
  })

  it('names the booked days that come free, in the period that is counted again only', () => {
    const freeFridays = withTerms({ hours: [{ valid_from: '2026-01-01', week: { ...generalWeek, friday: 0 } }] })
    expect(effect(freeFridays)).toEqual([{ ...anna, year: 2026, booked: 1 }])
    expect(effect(freeFridays, { from_date: '2026-12-01', to_date: '2100-12-31' })).toEqual([])
    expect(effectOnYear(booked, freeFridays, { year: 2026, today, counted: undefined })).toEqual([])
    expect(effect(freeFridays, week, 2027)).toEqual([])
  })

  it('names the booked days that are needed in addition as less than none', () => {
    const freeTuesdays = withTerms({ hours: [{ valid_from: '2026-01-01', week: { ...generalWeek, tuesday: 0 } }] })
    expect(effectOnYear(freeTuesdays, booked, { year: 2026, today, counted: week })).toEqual([
      { ...anna, year: 2026, booked: -1 },
    ])
  })

  it('names hours where leave is then kept in hours', () => {
    const twelve = { monday: 12, tuesday: 0, wednesday: 12, thursday: 0, friday: 12, saturday: 0, sunday: 0 }
    const unequal = withTerms({ hours: [{ valid_from: '2020-01-01', week: twelve, unequal_schedule: true }] })
    const [{ hours } = {}] = effect(unequal)
    expect(hours?.before).toBeNull()
    expect(hours?.after).toBeGreaterThan(0)
    expect(effectOnYear(unequal, booked, { year: 2026, today, counted: week })).toMatchObject([
      { hours: { before: hours?.after, after: null } },
    ])
  })
})

describe('another reading of the law', () => {
  it('changes what is said and keeps what is left out', () => {
    const once = withRules(ordinaryCalendar, { roundingMode: 'each_part' })
    expect(once).toEqual({ ...ordinaryCalendar, leave_rules: { roundingMode: 'each_part' } })
    const twice = withRules(once, { roundingMode: undefined, divisor: 'calendar_days' })
    expect(twice.leave_rules).toEqual({ roundingMode: 'each_part', divisor: 'calendar_days' })
  })
})
