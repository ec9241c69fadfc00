import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HistoryEntry, LeaveRequest } from '#shared/leave/model.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { isStillDue, isUndoneSince } from '#shared/notifications/still-due.ts'

const { vacation, approved, denied, modified, mandatory } = notificationTypes

const historyOf = (steps: readonly HistoryEntry['what'][]) => steps.map(what => ({ what, by: 'bela', at: 1 }))
const requestOf = (status: LeaveRequest['status'], ...steps: HistoryEntry['what'][]) => ({
  status,
  history: historyOf(steps),
})

describe('a decision', () => {
  it('is undone where that was done after it, and not where it was repeated since', () => {
    const undone = requestOf('pending', 'requested', 'approved', 'undone')
    expect(isUndoneSince({ type: approved, step: 2 }, undone)).toBe(true)
    const repeated = requestOf('approved', 'requested', 'approved', 'undone', 'approved')
    expect(isUndoneSince({ type: approved, step: 2 }, repeated)).toBe(true)
    expect(isUndoneSince({ type: approved, step: 4 }, repeated)).toBe(false)
    expect(isStillDue({ type: approved, step: 4 }, repeated)).toBe(true)
  })

  it('is told of while it holds', () => {
    const steps = ['requested', 'approved'] as const
    const due = (type: number, status: LeaveRequest['status']) =>
      isStillDue({ type, step: 2 }, requestOf(status, ...steps))
    expect([due(approved, 'approved'), due(approved, 'denied'), due(approved, 'cancelled')]).toEqual([
      true,
      false,
      false,
    ])
    expect([due(denied, 'denied'), due(denied, 'approved')]).toEqual([true, false])
  })

  it('and nothing else lapses by being undone', () => {
    const steps = fc.array(fc.constantFrom<HistoryEntry['what'][]>('requested', 'approved', 'denied', 'undone'))
    const other = fc.constantFrom(vacation, modified, mandatory)
    fc.assert(
      fc.property(steps, other, fc.nat(8), (what, type, step) => {
        expect(isUndoneSince({ type, step }, { history: historyOf(what) })).toBe(false)
      }),
    )
  })
})

describe('a request', () => {
  it('is asked about until it is withdrawn or denied, and what was done to it is told whatever became of it', () => {
    const due = (type: number, status: LeaveRequest['status']) =>
      isStillDue({ type, step: 1 }, requestOf(status, 'requested'))
    const all = ['pending', 'approved', 'denied', 'cancelled'] as const
    expect(all.map(status => due(vacation, status))).toEqual([true, true, false, false])
    for (const type of [modified, mandatory]) expect(all.map(status => due(type, status))).toEqual(all.map(() => true))
  })
})
