import { describe, expect, it } from 'vitest'
import { leave } from '#shared/leave/contract.ts'
import {
  absencesAfter,
  optimisticOutcome,
  withoutRequest,
  withRequest,
  type Outcome,
} from '#web/leave/optimistic-outcome.ts'
import { request } from './support.ts'

const absent = (user_id: string, from_date = '2026-11-26', to_date = '2026-11-30') => ({
  user_id,
  from_date,
  to_date,
  type_id: 1,
  status: 'pending' as const,
})
const others = [absent('bence'), absent('anna', '2026-11-25'), absent('anna', '2026-11-26', '2026-12-01')]
const absences = [absent('anna'), ...others]

describe('who is away, before the server has answered', () => {
  it('is without what is denied or cancelled', () => {
    for (const outcome of ['denied', 'cancelled'] as const)
      expect(absencesAfter(absences, request(), outcome)).toEqual(others)
  })

  it('is certain of what is approved, and of nothing else', () => {
    expect(absencesAfter(absences, request(), 'approved')).toEqual([
      { ...absent('anna'), status: 'approved' },
      ...others,
    ])
  })
})

describe('the outcome of a decision, before the server has answered', () => {
  const decided = request({ id: 'r1' })
  const other = request({ id: 'r2', user_id: 'bence' })
  /** What a cached reading becomes by the outcome. */
  const after = (outcome: Outcome, { path }: { path: string }, data: object) =>
    optimisticOutcome(decided, outcome)
      .find(update => update.path === path)
      ?.becomes(data)

  it('takes the request out of those that wait, and counts one less', () => {
    expect(after('approved', leave.listWaiting, { data: [decided, other], total: 2 })).toEqual({
      data: [other],
      total: 1,
    })
    expect(withoutRequest({ data: [other], total: 7 }, 'r1')).toEqual({ data: [other], total: 7 })
  })

  it('lets a request wait again where the server lists it: by its first day, by when it was asked for, and by its id', () => {
    const day = (id: string, created_at: number, from_date = '2026-11-26') => request({ id, created_at, from_date })
    const listed = [
      day('a', 9, '2026-11-25'),
      day('b', 1),
      day('d', 3),
      day('f', 3),
      day('g', 5),
      day('h', 0, '2026-11-27'),
    ]
    const placeOf = (one: ReturnType<typeof day>) =>
      withRequest({ data: listed, total: 6 }, one).data.findIndex(({ id }) => id === one.id)
    expect(placeOf(day('x', 0))).toBe(1)
    expect(placeOf(day('c', 3))).toBe(2)
    expect(placeOf(day('e', 3))).toBe(3)
    expect(placeOf(day('x', 3))).toBe(4)
    expect(placeOf(day('x', 4))).toBe(4)
    expect(placeOf(day('x', 6))).toBe(5)
    expect(placeOf(day('x', 6, '2026-12-24'))).toBe(6)
    expect(withRequest({ data: listed, total: 6 }, day('b', 1)).total).toBe(6)
  })

  it('stands in the list of requests, beside the types and the balance as they were', () => {
    for (const outcome of ['approved', 'denied', 'cancelled'] as const)
      expect(after(outcome, leave.listDaysOff, { data: [decided, other], types: [], balance: 'kept' })).toEqual({
        data: [{ ...decided, status: outcome }, other],
        types: [],
        balance: 'kept',
      })
  })

  it('stands in the panel of that request, and of no other', () => {
    const read = (one: typeof decided) => ({ data: { ...one, history: [] } })
    expect(after('approved', leave.showRequest, read(decided))).toEqual(read({ ...decided, status: 'approved' }))
    expect(after('approved', leave.showRequest, read(other))).toEqual(read(other))
  })

  it('stands in who is away and in the team calendar, beside the days that are not like others', () => {
    for (const endpoint of [leave.listAbsent, leave.showCalendar])
      expect(after('cancelled', endpoint, { data: absences, days: ['kept'] })).toEqual({ data: others, days: ['kept'] })
  })

  it('touches nothing else', () => {
    expect(optimisticOutcome(decided, 'denied').map(({ path }) => path)).toEqual(
      [leave.listWaiting, leave.listDaysOff, leave.showRequest, leave.listAbsent, leave.showCalendar].map(
        ({ path }) => path,
      ),
    )
  })
})
