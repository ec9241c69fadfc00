import { describe, expect, it } from 'vitest'
import { generalWeek, timesOn, WorkTimes } from '#shared/calendar/working-pattern.ts'
import { withRequestedHours } from '#shared/company/rules.ts'
import { ordinaryCalendar } from '../leave/anna.ts'

const today = '2026-11-20'
const asked = (over: Parameters<typeof withRequestedHours>[1], calendar = ordinaryCalendar) =>
  withRequestedHours(calendar, over, today)
const unsaid = { starts_at: undefined, break_minutes: undefined }
const mistakesIn = (times: object) =>
  WorkTimes.safeParse(times).error?.issues.map(({ path, message }) => [path[0], message])

describe('when work begins and how long its break is', () => {
  it('is what nobody has said in a new company', () => {
    expect(timesOn(ordinaryCalendar.hours, today)).toEqual({})
  })

  it('holds from the day on which it is said, and stays when the hours change', () => {
    const early = asked({ working_hours: generalWeek, valid_from: '2026-12-01', starts_at: '07:00', break_minutes: 45 })
    expect(timesOn(early.hours, '2026-11-30')).toEqual({})
    expect(timesOn(early.hours, '2026-12-01')).toEqual({ starts_at: '07:00', break_minutes: 45 })
    const later = asked({ working_hours: { ...generalWeek, friday: 6 }, valid_from: '2027-01-01', ...unsaid }, early)
    expect(timesOn(later.hours, '2027-01-01')).toEqual({ starts_at: '07:00', break_minutes: 45 })
  })

  it('is said one without the other, and goes with the hours that are taken back', () => {
    const early = asked({ working_hours: generalWeek, valid_from: today, starts_at: '07:00', break_minutes: undefined })
    expect(timesOn(early.hours, today)).toEqual({ starts_at: '07:00' })
    const back = asked({ working_hours: null, valid_from: today, ...unsaid }, early)
    expect(back).toEqual(ordinaryCalendar)
  })

  it('Mt. 103. § (1)–(3): a break lasts twenty minutes at least and an hour at most', () => {
    expect([20, 30, 60].map(break_minutes => mistakesIn({ break_minutes }))).toEqual([undefined, undefined, undefined])
    for (const break_minutes of [0, 19, 61, 30.5, '30'])
      expect(mistakesIn({ break_minutes })).toContainEqual(['break_minutes', 'problems:breakMinutes'])
    expect(mistakesIn({ starts_at: '7:00' })).toEqual([['starts_at', 'problems:clockTime']])
  })
})
