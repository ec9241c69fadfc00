import { describe, expect, it } from 'vitest'
import { strike } from '#shared/leave/balance/booking.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import type { LeaveActor } from '#shared/leave/permissions.ts'
import { changeLeave, type LeaveDraft } from '#shared/leave/request/request-leave.ts'
import type { Situation } from '#shared/leave/situation.ts'
import { admin, after, anna, approver, ask, owner, refusalOf, situation, takenDays, today, draft } from '../anna.ts'

/** Changes a request that lies in the books of the situation. */
const change = (old: LeaveRequest, over: Partial<LeaveDraft>, facts: Situation, by: LeaveActor = admin) =>
  changeLeave(old, draft(over), after(facts, strike(facts, old)), { by, today, at: 200 })

const asked = (over: Partial<LeaveDraft> = {}, facts = situation(), by: LeaveActor = anna) => {
  const result = ask(over, facts, by)
  return { old: result.request, facts: after(facts, result) }
}

describe('a changed request', () => {
  it('T01 keeps its status', () => {
    const pending = asked()
    expect(change(pending.old, { to_date: '2026-11-24' }, pending.facts).request).toMatchObject({
      status: 'pending',
      approved_at: null,
    })
    const approved = asked({ auto_approve: 1 }, situation(), admin)
    expect(change(approved.old, { to_date: '2026-11-24' }, approved.facts).request).toMatchObject({
      status: 'approved',
      approved_at: 100,
      approved_by: 'csilla',
    })
  })

  it('does not stand in its own way, and frees the days it leaves', () => {
    const { old, facts } = asked({ from_date: '2026-11-23', to_date: '2026-11-27' })
    const { request, books } = change(old, { from_date: '2026-11-26', to_date: '2026-12-02' }, facts)
    expect(request).toMatchObject({ id: old.id, days_by_year: { 2026: 5 }, from_date: '2026-11-26', created_at: 100 })
    expect(books[0]?.bookings).toMatchObject([{ from_date: '2026-11-26', to_date: '2026-12-02', days: 5 }])
    expect(request.history.map(({ what }) => what)).toEqual(['requested', 'modified'])
  })

  it('can move into another year', () => {
    const { old, facts } = asked()
    const { books, request } = change(old, { from_date: '2026-12-31', to_date: '2027-01-04' }, facts)
    expect(request.days_by_year).toEqual({ 2026: 1, 2027: 1 })
    expect(books.map(({ year, bookings }) => [year, bookings.length])).toEqual([
      [2026, 1],
      [2027, 1],
    ])
    const back = change(request, {}, after(facts, { account: facts.account, books }))
    expect(back.books.map(({ bookings }) => bookings.length)).toEqual([1, 0])
  })

  it('that becomes of a type which nobody approves is approved', () => {
    const { old, facts } = asked()
    expect(change(old, { type_id: 3 }, facts).request).toMatchObject({
      status: 'approved',
      approved_at: 200,
      approved_by: null,
    })
  })

  it('moves between quotas', () => {
    const carried = situation({ account: { carried: [{ from_year: 2025, days: 2, last_date: '2027-03-31' }] } })
    const { old, facts } = asked({ type_id: 7, to_date: '2026-11-24' }, carried)
    expect(takenDays(facts.account)).toBe(2)
    const { account } = change(old, { type_id: 1, to_date: '2026-11-24' }, facts)
    expect(takenDays(account)).toBe(0)
    expect(takenDays(change(old, { type_id: 7, from_date: '2026-11-24', to_date: '2026-11-25' }, facts).account)).toBe(
      2,
    )
  })

  it('is held to the same rules as a new one', () => {
    const { old, facts } = asked()
    const other = ask({ from_date: '2026-11-25', to_date: '2026-11-25' }, facts, anna, 'r2')
    const both = after(facts, other)
    expect(refusalOf(() => change(old, { to_date: '2026-11-25' }, both)).errors).toHaveProperty('from_date')
    expect(refusalOf(() => change(old, { to_date: '2026-11-22' }, both)).errors).toHaveProperty('to_date')
    expect(
      refusalOf(() => change(old, { to_date: '2026-12-31', from_date: '2026-11-26' }, both)).errors.to_date?.[0],
    ).toMatch(/19 remaining/)
  })

  it('A02 is changed by administrators only', () => {
    const { old, facts } = asked()
    for (const by of [anna, approver])
      expect(refusalOf(() => change(old, {}, facts, by))).toMatchObject({
        code: 'forbidden',
        message: 'Only administrators can change a request.',
      })
    expect(change(old, {}, facts, owner).request.history.at(-1)).toEqual({ what: 'modified', by: 'denes', at: 200 })
  })

  it('gives no administrator more than somebody else approved', () => {
    const own = situation({ member: { id: 'csilla', role: 2 } })
    const mine = ask({ type_id: 3, to_date: '2026-11-25' }, own, admin)
    const facts = after(own, mine)
    const refusal = { code: 'forbidden', message: 'Nobody decides on their own requests.' }
    expect(refusalOf(() => change(mine.request, { type_id: 1, to_date: '2026-11-25' }, facts))).toMatchObject(refusal)
    const approved: LeaveRequest = {
      ...ask({ to_date: '2026-11-25' }, own, admin).request,
      status: 'approved',
      approved_at: 150,
      approved_by: 'denes',
    }
    expect(refusalOf(() => change(approved, { to_date: '2026-11-26' }, own))).toMatchObject(refusal)
    expect(change(approved, { to_date: '2026-11-24', comment: 'Rövidebb' }, own).request).toMatchObject({
      status: 'approved',
      to_date: '2026-11-24',
    })
    const comment = 'Otthon leszek'
    expect(change(approved, { to_date: '2026-11-25', comment }, own).request, 'the same days').toMatchObject({
      status: 'approved',
      comment,
    })
    expect(refusalOf(() => change(approved, { from_date: '2026-11-20', to_date: '2026-11-25' }, own))).toMatchObject(
      refusal,
    )
    expect(change(approved, { to_date: '2026-11-26' }, own, owner).request.status).toBe('approved')
  })

  it('is refused when it is cancelled or denied', () => {
    const { old, facts } = asked()
    const twice = (status: 'cancelled' | 'denied') => refusalOf(() => change({ ...old, status }, {}, facts))
    expect(twice('cancelled')).toMatchObject({
      code: 'conflict',
      message: 'The day-off has been already canceled or removed by someone else',
    })
    expect(twice('denied')).toMatchObject({
      code: 'conflict',
      message: 'Someone else has already decided on this request.',
    })
  })

  it('keeps or changes its protection', () => {
    const { old, facts } = asked({ deletable: 0 }, situation(), admin)
    expect(change(old, {}, facts).request.deletable).toBe(false)
    expect(change(old, { deletable: 1 }, facts).request.deletable).toBe(true)
  })
})
