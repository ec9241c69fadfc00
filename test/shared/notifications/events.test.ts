import { describe, expect, it } from 'vitest'
import { cancelLeave, approveLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { changeLeave } from '#shared/leave/request/request-leave.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { leaveEventsOf } from '#shared/notifications/leave-events.ts'
import { admin, after, anna, approver, ask, memberAnna, request, situation, today, draft } from '../leave/anna.ts'

const told = (before: LeaveRequest | undefined, now: LeaveRequest | undefined) =>
  leaveEventsOf(before, now).map(({ type, audience }) => [type, audience])

describe('what a change of a request tells', () => {
  it('E03 a new request tells the approvers, by its type', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(type_id => told(undefined, request({ type_id })))
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 15, 16, 17].map(number => [[number, 'approvers']]))
  })

  it('E03 a decision tells the person: 9 approved, 10 denied', () => {
    const asked = ask({})
    const deciding = { by: approver, comment: '', at: 200 }
    const facts = after(situation(), asked)
    expect(leaveEventsOf(asked.request, approveLeave(asked.request, memberAnna, facts, deciding).request)).toEqual([
      { type: 9, audience: 'member', by: 'bela', at: 200 },
    ])
    expect(told(asked.request, denyLeave(asked.request, memberAnna, facts, deciding).request)).toEqual([[10, 'member']])
  })

  it('T01 a change or a cancellation (13) tells the other side; what an administrator does, both', () => {
    const asked = ask({})
    const facts = after(situation(), asked)
    const changed = changeLeave(asked.request, draft({ comment: 'x' }), after(facts, strike(facts, asked.request)), {
      by: admin,
      today,
      at: 200,
    })
    expect(told(asked.request, changed.request)).toEqual([
      [13, 'member'],
      [13, 'approvers'],
    ])
    expect(told(asked.request, cancelLeave(asked.request, facts, { by: anna, today, at: 200 }).request)).toEqual([
      [13, 'approvers'],
    ])
    expect(told(asked.request, cancelLeave(asked.request, facts, { by: admin, today, at: 200 }).request)).toEqual([
      [13, 'member'],
      [13, 'approvers'],
    ])
  })

  it('what an administrator entered as approved tells the person, and the approvers who plan with it', () => {
    expect(told(undefined, ask({ auto_approve: 1 }, situation(), admin).request)).toEqual([
      [1, 'approvers'],
      [9, 'member'],
    ])
    expect(told(undefined, ask({ type_id: 3 }, situation(), admin).request)).toEqual([
      [3, 'approvers'],
      [9, 'member'],
    ])
  })

  it('E03 mandatory leave (14) tells the person, and whoever has to decide where it waits', () => {
    expect(told(undefined, request({ mandatory: true, status: 'approved', auto_approve: true }))).toEqual([
      [14, 'member'],
    ])
    expect(told(undefined, request({ mandatory: true }))).toEqual([
      [14, 'member'],
      [1, 'approvers'],
    ])
  })

  it('what does not change a request tells nothing', () => {
    const same = request()
    expect([told(same, same), told(same, undefined), told(undefined, undefined)]).toEqual([[], [], []])
  })
})
