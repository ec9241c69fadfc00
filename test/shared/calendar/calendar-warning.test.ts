import { describe, expect, it } from 'vitest'
import { calendarWarning } from '#shared/calendar/calendar-warning.ts'
import { say } from '#shared/words/say.ts'

describe('the warning of a year without a decree', () => {
  it('comes on 1 November of the year before, and stays', () => {
    expect(calendarWarning(2027, '2026-10-31')).toBeNull()
    for (const today of ['2026-11-01', '2026-11-20', '2027-06-30', '2028-01-01'])
      expect(calendarWarning(2027, today)).toMatchObject({ warning: 'no_decree', year: 2027 })
    expect(calendarWarning(2028, '2026-11-20')).toBeNull()
  })

  it('is none where the decree is known, or where it is known that none was needed', () => {
    for (const year of [2015, 2017, 2023, 2026]) expect(calendarWarning(year, '2026-11-20')).toBeNull()
  })

  it('says what may change, in both languages', () => {
    const { label } = calendarWarning(2027, '2026-11-20')!
    expect(say(label, 'hu')).toContain('(2027)')
    expect(say(label, 'en')).toContain('not known yet (2027)')
  })
})
