import { describe, expect, it } from 'vitest'
import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { markOf } from '#web/leave/day-mark.ts'

const own = [{ id: 'own', name: 'Cégnap', date: '2026-11-27', observed_on: null }]
const patterns = [{ valid_from: '1900-01-01', week: generalWeek }]
const time = { patterns, calendar: calendarOfYears({ country: 'HU', own }, [2026, 2027], 'hu') }

describe('the days of the request calendar', () => {
  it('V05 blocks weekends, public holidays, moved rest days and the days of the company, and says why', () => {
    const reason = (day: string) => {
      const mark = markOf(day, time, [])
      return mark?.kind === 'blocked' ? [mark.reason.kind, mark.reason.name] : mark
    }
    expect(reason('2026-11-28')).toEqual(['rest_day', null])
    expect(reason('2026-12-25')).toEqual(['public_holiday', 'Karácsony'])
    expect(reason('2026-12-24')).toEqual(['rest_day_moved', 'Áthelyezett pihenőnap'])
    expect(reason('2026-11-27')).toEqual(['company', 'Cégnap'])
    expect(reason('2026-11-26')).toBeUndefined()
  })

  it('V05 leaves a working Saturday open', () => {
    expect(markOf('2026-12-12', time, [])).toBeUndefined()
  })

  it('V05 does not block the weekday of a holiday that is observed on another', () => {
    const day = { id: 'h', name: 'Ünnep', date: '2026-11-24', observed_on: '2026-11-25', kind: 'company' as const }
    const observed = { patterns, calendar: [day] }
    expect(markOf('2026-11-24', observed, [])).toBeUndefined()
    expect(markOf('2026-11-25', observed, [])).toMatchObject({ kind: 'blocked' })
  })

  it('V05 asks for the hours of the day itself: four days a week until 2026, five from 2027', () => {
    const fourDays = { ...generalWeek, friday: 0 }
    const changing = [
      { valid_from: '2020-01-01', week: fourDays },
      { valid_from: '2027-01-01', week: generalWeek },
    ]
    const over = { ...time, patterns: changing }
    expect(markOf('2026-12-04', over, [])).toMatchObject({ kind: 'blocked', reason: { kind: 'rest_day' } })
    expect(markOf('2027-02-05', over, [])).toBeUndefined()
  })

  it('V05 knows no moved days in an unequal schedule', () => {
    const unequal = { ...time, patterns: [{ ...patterns[0]!, unequal_schedule: true }] }
    expect(markOf('2026-12-24', unequal, [])).toBeUndefined()
    expect(markOf('2026-12-12', unequal, [])).toMatchObject({ kind: 'blocked' })
  })

  it('shows what is booked already, but neither denied nor cancelled requests', () => {
    const booking = (status: string) => [{ from_date: '2026-11-23', to_date: '2026-11-25', status }]
    expect(markOf('2026-11-24', time, booking('pending'))).toEqual({ kind: 'booked', status: 'pending' })
    expect(markOf('2026-11-24', time, booking('denied'))).toBeUndefined()
    expect(markOf('2026-11-24', time, booking('cancelled'))).toBeUndefined()
    expect(markOf('2026-11-26', time, booking('approved'))).toBeUndefined()
  })
})
