import { describe, expect, it } from 'vitest'
import { cancelLeave } from '#shared/leave/request/decide-leave.ts'
import { admin, after, anna, approver, ask, owner, refusalOf, situation, takenDays, today } from '../anna.ts'

const asked = ask({ from_date: '2026-12-29', to_date: '2027-01-05' })
const facts = after(situation(), asked)
const cancel = (over: object = {}, by = anna, on = today) =>
  cancelLeave({ ...asked.request, ...over }, facts, { by, today: on, at: 400 })

describe('a cancelled request', () => {
  it('T01 stays in the history, and its days are free again in every year', () => {
    const { request, books } = cancel()
    expect(request).toMatchObject({ status: 'cancelled', id: asked.request.id })
    expect(request.history.at(-1)).toEqual({ what: 'cancelled', by: 'anna', at: 400 })
    expect(books.map(({ bookings }) => bookings)).toEqual([[], []])
  })

  it('gives carried-over days back', () => {
    const carried = situation({ account: { carried: [{ from_year: 2025, days: 4, last_date: '2027-03-31' }] } })
    const mine = ask({ type_id: 7, to_date: '2026-11-25' }, carried)
    expect(takenDays(mine.account)).toBe(3)
    expect(takenDays(cancelLeave(mine.request, mine, { by: anna, today, at: 1 }).account)).toBe(0)
  })

  it('may have been approved already', () => {
    expect(cancel({ status: 'approved' }).request.status).toBe('cancelled')
  })

  it('T03 has not begun yet, whoever cancels', () => {
    for (const by of [anna, admin, owner])
      expect(refusalOf(() => cancel({}, by, '2026-12-30'))).toMatchObject({
        code: 'invalid',
        message: 'Cannot delete day off from the past!',
      })
    expect(cancel({}, anna, '2026-12-29').request.status).toBe('cancelled')
  })

  it('T03 that is protected is cancelled by administrators only', () => {
    expect(refusalOf(() => cancel({ deletable: false }))).toMatchObject({
      code: 'forbidden',
      message: 'This day off cannot be deleted!',
    })
    expect(cancel({ deletable: false }, admin).request.status).toBe('cancelled')
  })

  it('was the own one, or an administrator cancelled it', () => {
    expect(refusalOf(() => cancel({}, approver))).toMatchObject({ code: 'forbidden' })
    expect(cancel({}, admin).request.history.at(-1)?.by).toBe('csilla')
  })

  it('X02 is not cancelled twice', () => {
    expect(refusalOf(() => cancel({ status: 'cancelled' }))).toMatchObject({
      code: 'conflict',
      message: 'The day-off has been already canceled or removed by someone else',
    })
    expect(refusalOf(() => cancel({ status: 'cancelled' }), 'hu').message).toBe(
      'A távollétet valaki más már visszavonta',
    )
    expect(refusalOf(() => cancel({ status: 'denied' }))).toMatchObject({ code: 'conflict' })
  })
})
