import { describe, expect, it } from 'vitest'
import { balanceOf } from '#shared/leave/balance/balance.ts'
import { approveLeave, cancelLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { LeaveRequest } from '#shared/leave/model.ts'
import { secondsToUndo } from '#shared/leave/permissions.ts'
import { undoDecision } from '#shared/leave/request/undo-decision.ts'
import { admin, after, anna, approver, ask, memberAnna, refusalOf, situation, today, whose } from '../anna.ts'

const asked = ask({ to_date: '2026-11-25' })
const facts = after(situation(), asked)
const decidedAt = 300
const deciding = { by: approver, comment: 'Legyen.', at: decidedAt }
const approved = approveLeave(asked.request, memberAnna, facts, deciding)
const denied = denyLeave(asked.request, memberAnna, facts, deciding)

const undo = (decided: typeof approved, at = decidedAt + secondsToUndo, by = approver, now = after(facts, decided)) =>
  undoDecision(decided.request, now, { by, at, today })

describe('a decision taken back', () => {
  it.each([
    ['an approval', approved],
    ['a denial', denied],
  ])('leaves after %s everything as it was before it, but for the history', (_, decided) => {
    const undone = undo(decided)
    const { history, ...rest } = undone.request
    const { history: before, ...asBefore } = asked.request
    expect(rest).toEqual(asBefore)
    expect(history.map(({ what }) => what)).toEqual([
      ...before.map(({ what }) => what),
      decided.request.status,
      'undone',
    ])
    expect(undone.books).toEqual(asked.books)
    expect(balanceOf(after(facts, undone), 2026, today)).toEqual(balanceOf(facts, 2026, today))
    expect(LeaveRequest.parse(undone.request)).toEqual(undone.request)
  })

  it('is possible for ten seconds', () => {
    expect(secondsToUndo).toBe(10)
    expect(refusalOf(() => undo(approved, decidedAt + 11))).toMatchObject({
      code: 'conflict',
      message: 'A decision can be undone for 10 seconds.',
    })
  })

  it('is possible for whoever decided', () => {
    for (const by of [admin, anna])
      expect(refusalOf(() => undo(approved, decidedAt, by))).toMatchObject({
        code: 'forbidden',
        message: 'Only the person who decided can undo it.',
      })
  })

  it('is impossible once something else became of the request', () => {
    const cancelled = cancelLeave(approved.request, after(facts, approved), { by: anna, today, at: 301 })
    expect(refusalOf(() => undo(cancelled))).toMatchObject({
      code: 'conflict',
      message: 'The day-off has been already canceled or removed by someone else',
    })
    expect(refusalOf(() => undo(asked))).toMatchObject({ message: 'There is no decision to undo.' })
    expect(refusalOf(() => undo(undo(approved)))).toMatchObject({ message: 'There is no decision to undo.' })
  })

  it('is impossible where the denied days or the balance were used meanwhile', () => {
    const meanwhile = after(facts, denied)
    const taken = after(meanwhile, ask({ from_date: '2026-11-24', to_date: '2026-11-24' }, meanwhile, anna, 'r2'))
    expect(refusalOf(() => undo(denied, decidedAt, approver, taken))).toMatchObject({
      code: 'conflict',
      message: 'There is already a day off request in the selected interval',
    })

    const poor = after(meanwhile, {
      account: meanwhile.account,
      books: meanwhile.books.map(book => ({
        ...book,
        extras: [{ id: 'e', days: -18, comment: '', by: whose.member, at: 1 }],
      })),
    })
    expect(refusalOf(() => undo(denied, decidedAt, approver, poor)).message).toMatch(/2.*3/)
  })
})
