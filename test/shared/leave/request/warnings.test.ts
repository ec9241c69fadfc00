import { describe, expect, it } from 'vitest'
import type { Booking } from '#shared/leave/model.ts'
import { warningsOf } from '#shared/leave/request/warnings.ts'
import { noticeDays, shortNotice } from '#shared/leave/types.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { situation, whose } from '../anna.ts'

/** Long before anything that is asked for here. */
const early = '2026-01-02'

const booking = (from_date: string, to_date: string, days: number, type_id: number): Booking => ({
  request: from_date,
  type_id,
  status: 'approved',
  from_date,
  to_date,
  days,
  child: null,
})

function keysOf(
  type_id: number,
  [from_date, to_date]: readonly [string, string],
  { bookings = [], today = early, country = 'HU' }: { bookings?: Booking[]; today?: string; country?: string } = {},
) {
  const books = [
    { ...whose, year: 2026, bookings, extras: [] },
    { ...whose, year: 2027, bookings: [], extras: [] },
  ]
  const facts = situation({ books, calendar: { country } })
  return warningsOf({ type_id, from_date, to_date }, facts, today).map(({ key }) => key)
}

describe('law 14 the decree on moved days', () => {
  it('is missing for a year that is still to come, of whatever type the leave is', () => {
    for (const type_id of [1, 2, 5])
      expect(keysOf(type_id, ['2027-02-08', '2027-02-09'])).toEqual(['entitlement:noDecree'])
    expect(keysOf(1, ['2026-12-28', '2027-01-05'])).toEqual(['entitlement:noDecree'])
    expect(keysOf(1, ['2026-12-28', '2026-12-30'])).toEqual([])
  })
})

describe('law 15 the notice of 15 days', () => {
  it('is asked for annual, parental and unpaid leave, each by its paragraph', () => {
    const asked = (type_id: number) => shortNotice({ type_id, from_date: '2026-12-04' }, '2026-11-20')
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(asked)).toEqual([
      'Mt. 122. § (2), (4)',
      undefined,
      undefined,
      undefined,
      'Mt. 133. §',
      undefined,
      undefined,
      'Mt. 122. § (4a)',
      undefined,
      undefined,
    ])
  })

  it('is kept on the fifteenth day before, and not asked for what is recorded afterwards', () => {
    const first = (from_date: string) => shortNotice({ type_id: 1, from_date }, '2026-11-20')
    expect(noticeDays).toBe(15)
    expect([first('2026-12-05'), first('2026-11-19')]).toEqual([undefined, undefined])
    expect([first('2026-12-04'), first('2026-11-20')]).toEqual(['Mt. 122. § (2), (4)', 'Mt. 122. § (2), (4)'])
  })

  it('is told in both languages', () => {
    const [warning] = warningsOf(
      { type_id: 8, from_date: '2026-12-04', to_date: '2026-12-04' },
      situation(),
      '2026-11-20',
    )
    expect(sayReply(warning!, 'hu')).toBe(
      'A kezdetéig nincs 15 nap, ezért a munkáltatónak nem kell kiadnia (Mt. 122. § (4a)).',
    )
    expect(sayReply(warning!, 'en')).toContain('less than 15 days')
  })
})

describe('law 15 leave beyond what is due at once', () => {
  it('is caregiver leave in a third part of the year; what is worked between makes a part', () => {
    const bookings = [booking('2026-03-06', '2026-03-06', 1, 10), booking('2026-04-08', '2026-04-08', 1, 10)]
    expect(keysOf(10, ['2026-05-06', '2026-05-06'], { bookings })).toEqual(['balance:caregiverParts'])
    // A Monday after a Friday.
    expect(keysOf(10, ['2026-03-09', '2026-03-09'], { bookings })).toEqual([])
    expect(keysOf(10, ['2026-03-10', '2026-03-10'], { bookings })).toEqual(['balance:caregiverParts'])
    expect(keysOf(10, ['2026-05-06', '2026-05-06'], { bookings: bookings.slice(1) })).toEqual([])
  })

  it('is more than two working days for one death, also in two requests', () => {
    expect(keysOf(6, ['2026-05-07', '2026-05-08'])).toEqual([])
    expect(keysOf(6, ['2026-05-07', '2026-05-11'])).toEqual(['balance:bereavementBeyond'])
    const bookings = [booking('2026-05-07', '2026-05-08', 2, 6)]
    expect(keysOf(6, ['2026-05-11', '2026-05-11'], { bookings })).toEqual(['balance:bereavementBeyond'])
    expect(keysOf(6, ['2026-05-13', '2026-05-14'], { bookings })).toEqual([])
  })

  it('is maternity leave after its 24 weeks, also in two requests', () => {
    expect(keysOf(4, ['2026-03-02', '2026-08-16'])).toEqual([])
    expect(keysOf(4, ['2026-03-02', '2026-08-17'])).toEqual(['balance:maternityBeyond'])
    const bookings = [booking('2026-03-02', '2026-08-14', 110, 4)]
    expect(keysOf(4, ['2026-08-17', '2026-08-20'], { bookings })).toEqual(['balance:maternityBeyond'])
  })

  it('is nothing outside Hungary', () => {
    expect(keysOf(6, ['2026-05-07', '2026-05-15'], { country: 'AT' })).toEqual([])
  })
})

describe('law 15 the block of 14 days', () => {
  const weeks = [booking('2026-02-02', '2026-02-06', 5, 1), booking('2026-03-02', '2026-03-06', 5, 1)]
  /** Single days, far apart: of twenty, eight are left, which are enough around a holiday. */
  const single = [
    '01-21',
    '02-11',
    '03-04',
    '05-13',
    '06-03',
    '06-24',
    '07-15',
    '09-09',
    '09-30',
    '10-14',
    '11-09',
    '11-25',
  ].map(day => booking(`2026-${day}`, `2026-${day}`, 1, 1))

  it('is told of by the request that takes the last chance of it', () => {
    expect(keysOf(1, ['2026-07-31', '2026-07-31'], { bookings: single })).toEqual(['balance:noLongBlock'])
    expect(keysOf(1, ['2026-07-31', '2026-07-31'], { bookings: single.slice(1) })).toEqual([])
    expect(keysOf(1, ['2026-07-31', '2026-07-31'], { bookings: weeks })).toEqual([])
  })

  it('is told of once, not by every request after it', () => {
    const bookings = [...single, booking('2026-07-31', '2026-07-31', 1, 1)]
    expect(keysOf(1, ['2026-12-16', '2026-12-16'], { bookings })).toEqual([])
  })

  it('is not missed where there is one, or where the request is one', () => {
    expect(keysOf(1, ['2026-07-06', '2026-07-17'], { bookings: weeks.slice(1) })).toEqual([])
    const bookings = [...weeks.slice(1), booking('2026-07-06', '2026-07-17', 10, 1)]
    expect(keysOf(1, ['2026-05-11', '2026-05-15'], { bookings })).toEqual([])
  })

  it('cannot be had any more of days that were worked', () => {
    const bookings = [...weeks, booking('2026-04-22', '2026-04-22', 1, 1)]
    const asked = ['2026-12-07', '2026-12-08'] as const
    expect(keysOf(1, asked, { bookings, today: '2026-11-20' })).toEqual(['balance:noLongBlock'])
    expect(keysOf(1, asked, { bookings })).toEqual([])
  })
})
