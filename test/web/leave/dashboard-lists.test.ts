import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Absent } from '#shared/leave/view/absent.ts'
import { addDays } from '#shared/calendar/day.ts'
import { awayOn } from '#web/leave/dashboard/away-today.ts'
import { ownRequests } from '#web/leave/dashboard/own-requests.ts'
import { withDecidedRows, type DecidedRow } from '#web/leave/inbox/decided-rows.ts'
import { withRequest, withoutRequest } from '#web/leave/optimistic-outcome.ts'
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
const anna = {
  id: 'anna',
  first_name: 'Anna',
  last_name: 'Nagy',
  avatar: null,
  is_active: true,
  approver_ids: [],
  group_id: null,
}

describe('who is away', () => {
  it('names those whose decided absence covers the day', () => {
    expect(awayOn(today, [absent()], [anna])).toEqual([{ absent: absent(), person: anna }])
    const other = { ...anna, id: 'other', last_name: 'Ádám' }
    const both = awayOn(today, [absent(), absent({ user_id: 'other' })], [anna, other])
    expect(both.map(({ person }) => person?.last_name)).toEqual(['Ádám', anna.last_name])
    expect(awayOn('2026-11-17', [absent()], [anna])).toEqual([])
    expect(awayOn('2026-11-26', [absent()], [anna])).toEqual([])
    expect(awayOn(today, [absent({ status: 'pending' })], [anna])).toEqual([])
  })

  it('names everybody once, with the absence that lasts longer', () => {
    const longer = absent({ to_date: '2026-11-30', type_id: null })
    expect(awayOn(today, [absent(), longer], [anna]).map(({ absent: shown }) => shown)).toEqual([longer])
  })

  it('agrees with the days of every absence', () => {
    const day = fc.integer({ min: 0, max: 30 }).map(n => addDays('2026-11-05', n))
    fc.assert(
      fc.property(day, day, (from_date, to_date) => {
        const covers = from_date <= today && today <= to_date
        expect(awayOn(today, [absent({ from_date, to_date })], [])).toHaveLength(covers ? 1 : 0)
      }),
    )
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
