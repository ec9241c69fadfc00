import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '#shared/calendar/calendar-day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { yearIn } from '#web/leave/year/use-year-view.ts'
import { daysOfYear, listed, namedDays } from '#web/leave/year/year-days.ts'
import { request } from './support.ts'

const special: CalendarDay[] = [
  { id: 'a', date: '2026-12-12', kind: 'working_day_moved', name: 'Munkanap', observed_on: '2026-12-24' },
  { id: 'b', date: '2026-12-24', kind: 'rest_day_moved', name: 'Pihenőnap', observed_on: '2026-12-12' },
  { id: 'c', date: '2026-12-25', kind: 'public_holiday', name: 'Karácsony', observed_on: null },
]
const time = { patterns: [{ valid_from: '1900-01-01', week: generalWeek }], calendar: special }
const yearOf = (requests: RequestView[], sick?: number, year = 2026) => {
  const days = daysOfYear(year, { time, requests, sick })
  return { days, on: (date: string) => days.find(day => day.date === date)! }
}

describe('R15 the days of a year', () => {
  it('are all of them, each as it is worked', () => {
    const { days, on } = yearOf([])
    expect(days).toHaveLength(365)
    expect(yearOf([], undefined, 2028).days).toHaveLength(366)
    expect(on('2026-12-11').kind).toMatchObject({ kind: 'working_day', blocked: false })
    expect(on('2026-12-12').kind).toMatchObject({ kind: 'working_day_moved', blocked: false, name: 'Munkanap' })
    expect(on('2026-12-13').kind).toMatchObject({ kind: 'rest_day', blocked: true })
    expect(namedDays(days).map(({ date }) => date)).toEqual(['2026-12-12', '2026-12-24', '2026-12-25'])
  })

  it('carry the request that lies on them, but none that was denied or cancelled', () => {
    const { on } = yearOf([
      request({ id: 'over', from_date: '2025-12-29', to_date: '2026-01-02', status: 'approved' }),
      request({ id: 'waits', from_date: '2026-11-26', to_date: '2026-11-27' }),
      request({ id: 'denied', from_date: '2026-11-23', to_date: '2026-11-24', status: 'denied' }),
      request({ id: 'gone', from_date: '2026-11-25', to_date: '2026-11-25', status: 'cancelled' }),
    ])
    expect(on('2026-01-01').request?.id).toBe('over')
    expect(on('2026-11-27').request?.id).toBe('waits')
    expect(on('2026-11-24').request).toBeUndefined()
    expect(on('2026-11-25').request).toBeUndefined()
  })

  it('know from which day on an illness is on sick pay, weekends aside', () => {
    const ill = (id: string, from_date: string, to_date: string) =>
      request({ id, type_id: 2, from_date, to_date, status: 'approved' })
    // Five and then three working days; the sick leave of this year has six.
    const requests = [ill('late', '2026-03-13', '2026-03-17'), ill('early', '2026-02-02', '2026-02-06')]
    const { days, on } = yearOf(requests, 6)
    expect(on('2026-03-13').isSickPay).toBe(false)
    expect(on('2026-03-14').isSickPay).toBe(false)
    expect(days.filter(({ isSickPay }) => isSickPay).map(({ date }) => date)).toEqual(['2026-03-16', '2026-03-17'])
    expect(yearOf(requests).days.some(({ isSickPay }) => isSickPay)).toBe(false)
  })
})

describe('R15 the list of a year', () => {
  const list = [
    request({ id: 'a', from_date: '2026-03-02', type_id: 2, days: 1, status: 'approved' }),
    request({ id: 'b', from_date: '2026-05-04' }),
    request({ id: 'c', from_date: '2026-04-06', days: 5, status: 'cancelled' }),
  ]
  const ids = (choice: Partial<Parameters<typeof listed>[1]>) =>
    listed(list, { status: null, type: null, sort: '-dates', ...choice }).map(({ id }) => id)

  it('is sorted, and filtered by status and type', () => {
    expect(ids({})).toEqual(['b', 'c', 'a'])
    expect(ids({ sort: 'dates' })).toEqual(['a', 'c', 'b'])
    expect(ids({ sort: 'days' })).toEqual(['a', 'b', 'c'])
    expect(ids({ sort: 'nothing' })).toEqual(['a', 'c', 'b'])
    expect(ids({ status: 'cancelled', type: null })).toEqual(['c'])
    expect(ids({ status: null, type: '1' })).toEqual(['b', 'c'])
    expect(ids({ status: 'approved', type: '1' })).toEqual([])
  })
})

it('R15 the year of an address is one that can be asked for, else this one', () => {
  expect(['2027', '1900', '2100', '26', 'x', null].map(text => yearIn(text, 2026))).toEqual([
    2027, 1900, 2026, 2026, 2026, 2026,
  ])
})
