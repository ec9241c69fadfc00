import { describe, expect, it } from 'vitest'
import { calendarWarning } from '#shared/calendar/calendar-warning.ts'
import { decreeWarning } from '#shared/calendar/statutory-days.ts'
import { say } from '#shared/words/say.ts'

describe('the warning of a year without a decree', () => {
  it('law 19 comes on 1 November of the year before, and goes with the year', () => {
    expect(calendarWarning(2027, '2026-10-31')).toBeNull()
    for (const today of ['2026-11-01', '2026-11-20', '2027-06-30', '2027-12-31'])
      expect(calendarWarning(2027, today)).toMatchObject({ warning: 'no_decree', year: 2027 })
    expect(calendarWarning(2028, '2026-11-20')).toBeNull()
    expect(calendarWarning(2027, '2028-01-01')).toBeNull()
    expect(calendarWarning(2012, '2026-11-20')).toBeNull()
  })

  it('law 14 is told before November too, to whoever plans days in that year', () => {
    for (const year of [2027, 2028]) expect(decreeWarning(year, '2026-02-01')).toMatchObject({ year })
    for (const year of [2012, 2025, 2026]) expect(decreeWarning(year, '2026-02-01')).toBeNull()
  })

  it('is none where the decree is known, or where it is known that none was needed', () => {
    for (const year of [2015, 2017, 2023, 2026]) expect(calendarWarning(year, '2026-11-20')).toBeNull()
  })

  it('says what may change, in both languages', () => {
    const { label } = calendarWarning(2027, '2026-11-20')!
    expect(say(label, 'hu')).toContain('A 2027. évi munkanap-áthelyezési rendelet még nem jelent meg')
    expect(say(label, 'en')).toContain('2027 working-Saturday decree isn’t out yet')
  })
})
