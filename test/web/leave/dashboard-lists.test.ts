import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Absent } from '#shared/leave/view/absent.ts'
import { addDays } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { comingUp, ownRequests } from '#web/leave/dashboard/own-requests.ts'
import { eventsByDay, nextWorkingDay, teamDay, workingDaysAhead } from '#web/leave/dashboard/team-days.ts'
import { withDecidedRows, type DecidedRow } from '#web/leave/inbox/decided-rows.ts'
import { withRequest, withoutRequest } from '#web/leave/optimistic-outcome.ts'
import { listed } from '#test/web/people/support.ts'
import { request } from './support.ts'

const today = '2026-11-20'

describe('the own requests', () => {
  it('lists what lies ahead, the nearest first, and what is over, the last first', () => {
    const days = ['2026-12-21', '2026-07-06', '2026-11-24', '2026-10-01']
    const { ahead, over } = ownRequests(
      days.map(day => request({ id: day, from_date: day, to_date: day })),
      today,
    )
    expect(ahead.map(({ id }) => id)).toEqual(['2026-11-24', '2026-12-21'])
    expect(over.map(({ id }) => id)).toEqual(['2026-10-01', '2026-07-06'])
  })

  it('counts one that ends today as ahead', () => {
    expect(ownRequests([request({ from_date: '2026-11-16', to_date: today })], today).ahead).toHaveLength(1)
  })

  it('shows the denied, but not the cancelled', () => {
    const both = [request({ id: 'a', status: 'denied' }), request({ id: 'b', status: 'cancelled' })]
    expect(ownRequests(both, today).ahead.map(({ id }) => id)).toEqual(['a'])
  })
})

const absent = (given: Partial<Absent> = {}): Absent => ({
  user_id: 'anna',
  from_date: '2026-11-18',
  to_date: '2026-11-25',
  type_id: 1,
  status: 'approved',
  ...given,
})
const anna = listed('anna', 'Nagy Anna')

describe('who is away', () => {
  const other = { ...anna, id: 'other', last_name: 'Ádám' }
  const ids = (list: { absent: Absent }[]) => list.map(({ absent: { user_id } }) => user_id)

  it('names those whose decided absence covers the day', () => {
    expect(teamDay(today, [absent()], [anna]).away).toEqual([{ absent: absent(), person: anna }])
    const both = teamDay(today, [absent(), absent({ user_id: 'other' })], [anna, other]).away
    expect(both.map(({ person }) => person?.last_name)).toEqual(['Ádám', anna.last_name])
    expect(teamDay('2026-11-17', [absent()], [anna]).away).toEqual([])
    expect(teamDay('2026-11-26', [absent()], [anna]).away).toEqual([])
  })

  it('tells those who only asked apart, once, and not where they are away anyway', () => {
    const pending = absent({ user_id: 'other', status: 'pending' })
    const { away, asked } = teamDay(today, [absent(), absent({ status: 'pending' }), pending], [anna, other])
    expect([ids(away), ids(asked)]).toEqual([['anna'], ['other']])
  })

  it('does not count home office as away', () => {
    const home = absent({ type_id: 3 })
    expect(teamDay(today, [home], [anna])).toMatchObject({ away: [], asked: [], home: [{ absent: home }] })
    expect(teamDay(today, [{ ...home, status: 'pending' }], [anna])).toEqual({ away: [], asked: [], home: [] })
  })

  it('shows each person once, with the absence that lasts longer', () => {
    const longer = absent({ to_date: '2026-11-30' })
    for (const both of [
      [absent(), longer],
      [longer, absent()],
    ])
      expect(teamDay(today, both, [anna]).away).toEqual([{ absent: longer, person: anna }])
  })

  it('agrees with the days of every absence', () => {
    const day = fc.integer({ min: 0, max: 30 }).map(n => addDays('2026-11-05', n))
    fc.assert(
      fc.property(day, day, (from_date, to_date) => {
        const covers = from_date <= today && today <= to_date
        expect(teamDay(today, [absent({ from_date, to_date })], []).away).toHaveLength(covers ? 1 : 0)
      }),
    )
  })

  it('keeps somebody who has left the company', () => {
    expect(teamDay(today, [absent()], []).away).toEqual([{ absent: absent(), person: undefined }])
  })
})

describe('the days ahead', () => {
  const moved = [
    { id: 'a', date: '2026-12-12', kind: 'working_day_moved' as const, name: '', observed_on: '2026-12-24' },
    { id: 'b', date: '2026-12-24', kind: 'rest_day_moved' as const, name: '', observed_on: null },
    { id: 'c', date: '2026-12-25', kind: 'public_holiday' as const, name: 'Karácsony', observed_on: null },
  ]
  const time = { patterns: [{ valid_from: '1900-01-01', week: generalWeek }], calendar: moved }

  it('are the next five that are worked', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
    expect(workingDaysAhead(today, time)).toEqual(days)
    expect(workingDaysAhead('2026-12-10', time)).toContain('2026-12-12')
    expect(workingDaysAhead('2026-12-23', time).slice(0, 2)).toEqual(['2026-12-28', '2026-12-29'])
  })

  it('say when somebody is back', () => {
    expect(nextWorkingDay('2026-11-20', time)).toBe('2026-11-23')
    expect(nextWorkingDay('2026-12-23', time)).toBe('2026-12-28')
    const weekOff = { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 }
    const never = { patterns: [{ valid_from: '1900-01-01', week: weekOff }], calendar: [] }
    expect(nextWorkingDay(today, never)).toBeUndefined()
  })

  it('tell birthdays on their day, and those of a weekend on the day after', () => {
    const on = (date: string, kind: 'birthday' | 'holiday' = 'birthday') => ({ kind, date, user_id: date })
    const told = eventsByDay(
      [on('2026-11-20'), on('2026-11-22'), on('2026-11-23', 'holiday'), on('2026-12-01')],
      [today, '2026-11-23'],
    )
    expect([...told].map(([day, events]) => [day, events.map(({ date }) => date)])).toEqual([
      [today, ['2026-11-20']],
      ['2026-11-23', ['2026-11-22']],
    ])
  })

  it('hold the own leave and the working Saturdays, across the year', () => {
    const ahead = ['2026-12-01', '2027-01-04'].map(day => request({ id: day, from_date: day, to_date: day }))
    const shown = comingUp(ahead, moved, today).map(({ request: own, worked }) => own?.id ?? worked)
    expect(shown).toEqual(['2026-12-01', { date: '2026-12-12', insteadOf: '2026-12-24' }, '2027-01-04'])
    expect(comingUp([], moved, '2026-12-13')).toEqual([])
  })
})

describe('approving', () => {
  const waiting = ['a', 'b', 'c'].map(id => request({ id }))

  it('takes the request out of what waits, once', () => {
    const told = { data: waiting, total: 5 }
    expect(withoutRequest(told, 'b')).toEqual({ data: [waiting[0], waiting[2]], total: 4 })
    expect(withoutRequest(told, 'unknown')).toEqual(told)
  })

  it('puts one that waits again at the place of its first day, once', () => {
    const [first, last] = [request({ id: 'a' }), request({ id: 'c', from_date: '2026-12-21' })]
    const again = request({ id: 'b', from_date: '2026-12-01', status: 'approved' })
    const told = withRequest({ data: [first, last], total: 2 }, again)
    expect(told).toEqual({ data: [first, { ...again, status: 'pending' }, last], total: 3 })
    expect(withRequest(told, again)).toEqual(told)
    expect(withRequest({ data: [], total: 0 }, again).total).toBe(1)
  })

  const approved = (one: DecidedRow['request'], place: number): DecidedRow => ({
    request: one,
    place,
    outcome: 'approved',
  })

  it('keeps what was just decided in its place for as long as that can be undone', () => {
    const left = withoutRequest({ data: waiting, total: 3 }, 'b').data
    const rows = withDecidedRows(left, [approved(waiting[1]!, 1)])
    expect(rows.map(({ request: { id }, outcome }) => [id, outcome])).toEqual([
      ['a', undefined],
      ['b', 'approved'],
      ['c', undefined],
    ])
  })

  it('shows nobody twice while the list has not been read again', () => {
    expect(withDecidedRows(waiting, [approved(waiting[0]!, 0)])).toHaveLength(3)
    expect(withDecidedRows([], waiting.map(approved)).map(row => row.request.id)).toEqual(['a', 'b', 'c'])
  })
})
