import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, dayNumber } from '#shared/calendar/day.ts'
import { cancelLeave, approveLeave } from '#shared/leave/request/decide-leave.ts'
import { lockedMonthChanged, refusalInLockedMonth } from '#shared/leave/request/locked-months.ts'
import { changeLeave } from '#shared/leave/request/request-leave.ts'
import { shortenLeave } from '#shared/leave/request/shorten-leave.ts'
import { undoDecision } from '#shared/leave/request/undo-decision.ts'
import { emptyBook } from '#shared/leave/situation.ts'
import { admin, after, approver, ask, draft, memberAnna, refusalOf, situation, today, whose } from '../anna.ts'

const locking = (...months: number[]) => [{ ...emptyBook(whose, 2026), locked_months: months }, emptyBook(whose, 2027)]
const lock = <S extends { books: readonly { year: number }[] }>(facts: S, ...months: number[]): S => ({
  ...facts,
  books: facts.books.map(one => (one.year === 2026 ? { ...one, locked_months: months } : one)),
})
const leave = (from_date: string, to_date: string, type_id = 1) => ({ type_id, from_date, to_date })

describe('R16 a month whose attendance was accepted', () => {
  it('takes no new leave, be it asked for afterwards, and says which month it is', () => {
    const refused = refusalOf(() =>
      ask({ from_date: '2026-10-30', to_date: '2026-11-02' }, situation({ books: locking(10) }), admin),
    )
    expect(refused).toMatchObject({ code: 'invalid' })
    expect(refused.errors.from_date![0]).toContain('October 2026')
    expect(() =>
      ask({ from_date: '2026-11-02', to_date: '2026-11-03' }, situation({ books: locking(10) }), admin),
    ).not.toThrow()
  })

  it('keeps the leave that it has: none is moved out, shortened, cancelled or decided anew', () => {
    const before = situation()
    const asked = ask({ from_date: '2026-11-26', to_date: '2026-12-02' }, before, admin)
    const booked = after(before, asked)
    const locked = lock(booked, 11)
    const acting = { by: admin, today, at: 200 }
    const struck = lock(before, 11)
    const change = (over: object) =>
      changeLeave(asked.request, draft({ from_date: '2026-11-26', to_date: '2026-12-02', ...over }), struck, acting)
    expect(refusalOf(() => change({ from_date: '2026-11-27' })).code).toBe('invalid')
    expect(change({ to_date: '2026-12-03' }).request.to_date).toBe('2026-12-03')
    expect(change({ comment: 'Más szöveg' }).request.comment).toBe('Más szöveg')
    const shorten = (from_date: string, to_date: string) =>
      shortenLeave(asked.request, { from_date, to_date }, struck, { ...acting, reason: 'Korábban' })
    expect(refusalOf(() => shorten('2026-11-27', '2026-12-02')).code).toBe('conflict')
    expect(shorten('2026-11-26', '2026-12-01').request.to_date).toBe('2026-12-01')
    expect(refusalOf(() => shortenLeave(asked.request, null, struck, { ...acting, reason: 'Mégsem' })).code).toBe(
      'conflict',
    )
    expect(refusalOf(() => cancelLeave(asked.request, locked, acting)).code).toBe('conflict')
  })

  it('no decision on its leave is undone', () => {
    const before = situation()
    const asked = ask({ from_date: '2026-11-26', to_date: '2026-11-27' }, before)
    const approved = approveLeave(asked.request, memberAnna, after(before, asked), {
      by: approver,
      comment: '',
      at: 200,
    })
    const locked = lock(after(before, approved), 11)
    const undoing = { by: approver, at: 205, today }
    expect(refusalOf(() => undoDecision(approved.request, locked, undoing)).code).toBe('conflict')
    expect(undoDecision(approved.request, after(before, approved), undoing).request.status).toBe('pending')
  })

  it('is named where what lies in it differs, and only there', () => {
    const first = dayNumber('2026-09-15')
    const day = fc.integer({ min: 0, max: 100 })
    const period = fc.tuple(day, day).map(([one, other]) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      return leave(dayOf(first + from), dayOf(first + to))
    })
    fc.assert(
      fc.property(period, period, (before, changed) => {
        const inOctober = ({ from_date, to_date }: typeof before) =>
          Array.from({ length: 31 }, (_, index) => dayOf(dayNumber('2026-10-01') + index))
            .filter(date => from_date <= date && date <= to_date)
            .join()
        const isSame = inOctober(before) === inOctober(changed)
        expect(lockedMonthChanged(locking(10), { before, after: changed })).toBe(isSame ? undefined : '2026-10')
      }),
    )
  })

  it('another type is another leave, and the first of several months is named', () => {
    const [before, other] = [leave('2026-10-01', '2026-10-02'), leave('2026-10-01', '2026-10-02', 5)]
    expect(lockedMonthChanged(locking(10), { before, after: other })).toBe('2026-10')
    expect(lockedMonthChanged(locking(11, 10), { before: leave('2026-10-30', '2026-11-03') })).toBe('2026-10')
    expect(refusalInLockedMonth(locking(), { before })).toBeUndefined()
    expect(refusalInLockedMonth(locking(10), { before })).toMatchObject({ code: 'conflict' })
  })
})
