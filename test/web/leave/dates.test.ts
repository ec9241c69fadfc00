import { describe, expect, it } from 'vitest'
import { notificationTime } from '#web/notifications/notification-time.ts'
import {
  dayOfYear,
  dayRange,
  dayWithWeekday,
  fullDay,
  longDay,
  mediumDay,
  monthName,
  shortDay,
  shortRange,
} from '#web/ui/dates/dates.ts'
import { thisYearInBudapest, todayInBudapest } from '#web/ui/dates/today.ts'

/** Thin and narrow spaces differ between versions of the locale data. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')

describe('dates in the language of the page', () => {
  it('writes them as Hungarian does', () => {
    expect(longDay('2026-11-20', 'hu')).toBe('2026. november 20., péntek')
    expect(fullDay('2026-11-20', 'hu')).toBe('2026. november 20.')
    expect(dayOfYear('1997-05-05', 'hu')).toBe('május 5.')
    expect(dayWithWeekday('2026-11-23', 'hu')).toBe('nov. 23., hétfő')
    expect(mediumDay('2026-11-20', 'hu')).toBe('2026. nov. 20.')
    expect(monthName('2026-12', 'hu')).toBe('december')
    expect(plain(dayRange('2026-11-26', '2026-11-30', 'hu'))).toBe('2026. nov. 26–30.')
    expect(plain(dayRange('2026-12-28', '2027-01-05', 'hu'))).toBe('2026. dec. 28. – 2027. jan. 5.')
    expect(plain(dayRange('2026-11-24', '2026-11-24', 'hu'))).toBe('2026. nov. 24.')
  })

  it('writes them as English does', () => {
    expect(longDay('2026-11-20', 'en')).toBe('Friday, 20 November 2026')
    expect(fullDay('2026-11-20', 'en')).toBe('20 November 2026')
    expect(dayOfYear('1997-05-05', 'en')).toBe('5 May')
    expect(dayWithWeekday('2026-12-12', 'en')).toBe('Saturday 12 Dec')
    expect(plain(dayRange('2026-11-26', '2026-11-30', 'en'))).toBe('26 – 30 Nov 2026')
  })

  it('names the year only where it is another one', () => {
    expect(plain(shortRange('2026-11-26', '2026-11-30', 'hu', '2026'))).toBe('nov. 26–30.')
    expect(plain(shortRange('2026-12-28', '2027-01-05', 'hu', '2026'))).toBe('2026. dec. 28. – 2027. jan. 5.')
    expect(plain(shortRange('2027-01-05', '2027-01-05', 'en', '2026'))).toBe('5 Jan 2027')
    expect(shortDay('2026-12-24', 'hu', '2026')).toBe('dec. 24.')
    expect(shortDay('2027-01-01', 'hu', '2026')).toBe('2027. jan. 1.')
  })

  it('B04 knows the day in Budapest, whatever the clock of the machine says', () => {
    expect(todayInBudapest(new Date('2026-11-20T22:59:00Z'))).toBe('2026-11-20')
    expect(todayInBudapest(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
    expect(todayInBudapest(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
    expect(thisYearInBudapest(new Date('2026-12-31T23:30:00Z'))).toBe(2027)
  })

  it('E03 says the time of a notification of today and yesterday, and the day of an older one', () => {
    const now = new Date('2026-11-20T19:00:00Z')
    const at = (moment: string) => plain(notificationTime(Date.parse(moment) / 1000, 'hu', now))
    expect(at('2026-11-20T08:05:00Z')).toBe('9:05')
    expect(at('2026-11-19T21:59:00Z')).toBe('22:59')
    expect(at('2026-11-17T21:59:00Z')).toBe('nov. 17.')
    expect(at('2025-12-31T22:30:00Z')).toBe('2025. dec. 31.')
  })
})
