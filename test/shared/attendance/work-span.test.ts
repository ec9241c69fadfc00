import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTimeAt, minutesOf } from '#shared/calendar/clock-time.ts'
import {
  endOf,
  endsNextDay,
  leastBreak,
  lengthOfSpan,
  nightMinutesIn,
  restBetween,
  spanOf,
  workedIn,
} from '#shared/attendance/work-span.ts'

const span = (start: string, end: string, break_minutes = 0) => ({ start, end, break_minutes })
const times = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clockTimeAt)

describe('a span of work', () => {
  it('lasts from its start to its end, without its break', () => {
    expect(workedIn('2026-11-05', span('08:00', '16:30', 30))).toBe(8 * 60)
    expect(lengthOfSpan('2026-11-05', span('08:00', '16:30', 30))).toBe(8.5 * 60)
  })

  it('goes over midnight where it ends no later than it starts', () => {
    expect(endsNextDay(span('22:00', '06:00'))).toBe(true)
    expect(endOf(span('22:00', '06:00'))).toBe(30 * 60)
    expect(workedIn('2026-11-05', span('22:00', '06:00', 20))).toBe(8 * 60 - 20)
  })

  it.each([
    ['2027-03-27', span('22:00', '06:00'), 7],
    ['2027-10-30', span('22:00', '06:00'), 9],
    ['2027-03-28', span('22:00', '06:00'), 8],
    ['2027-03-28', span('00:00', '08:00'), 7],
    ['2027-10-31', span('00:00', '08:00'), 9],
    ['2027-10-31', span('03:00', '08:00'), 5],
  ])('is as long as the night on which clocks change: %s %o, %i hours', (date, worked, hours) => {
    expect(workedIn(date, worked)).toBe(hours * 60)
  })

  it('on any other day is as long as the clock says', () => {
    fc.assert(
      fc.property(times, times, (start, end) => {
        const clock = (minutesOf(end) - minutesOf(start) + 24 * 60) % (24 * 60) || 24 * 60
        return lengthOfSpan('2026-11-05', span(start, end)) === clock
      }),
    )
  })

  it('Mt. 89. §: what lies between 22 and 6 o’clock is work at night', () => {
    expect(nightMinutesIn('2026-11-05', span('08:00', '16:30', 30))).toBe(0)
    expect(nightMinutesIn('2026-11-05', span('18:00', '23:30'))).toBe(90)
    expect(nightMinutesIn('2026-11-05', span('05:00', '13:00'))).toBe(60)
    expect(nightMinutesIn('2026-11-05', span('20:00', '07:00'))).toBe(8 * 60)
    expect(nightMinutesIn('2027-10-30', span('20:00', '07:00'))).toBe(9 * 60)
  })

  it('night work is never more than the work of a day', () => {
    fc.assert(
      fc.property(times, times, fc.integer({ min: 0, max: 60 }), (start, end, pause) => {
        const worked = span(start, end, pause)
        const night = nightMinutesIn('2026-11-05', worked)
        return night >= 0 && night <= workedIn('2026-11-05', worked)
      }),
    )
  })

  it('is followed by the rest until the next one, an hour shorter when summer time begins', () => {
    expect(restBetween('2026-11-05', span('08:00', '16:30'), span('08:00', '16:30'))).toBe(15.5 * 60)
    expect(restBetween('2027-03-27', span('12:00', '20:00'), span('07:00', '15:00'))).toBe(10 * 60)
    expect(restBetween('2026-11-05', span('22:00', '06:00'), span('05:00', '13:00'))).toBe(-60)
  })

  it('is made of a start, minutes of work and a break that fits into the day', () => {
    expect(spanOf('08:00', 8 * 60, 30)).toEqual(span('08:00', '16:30', 30))
    expect(spanOf('20:00', 12 * 60, 45)).toEqual(span('20:00', '08:45', 45))
    expect(spanOf('07:00', 24 * 60, 45)).toEqual(span('07:00', '07:00', 0))
  })

  it('Mt. 103. § (1): twenty minutes of rest after six hours, twenty-five more after nine', () => {
    expect([6 * 60, 6 * 60 + 1, 9 * 60, 9 * 60 + 1].map(leastBreak)).toEqual([0, 20, 20, 45])
  })
})
