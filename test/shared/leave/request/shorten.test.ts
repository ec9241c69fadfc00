import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { balanceOf } from '#shared/leave/balance/balance.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import { approveLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { LeaveRequest } from '#shared/leave/model.ts'
import { draftCost } from '#shared/leave/request/request-leave.ts'
import { shortenLeave, type Remainder } from '#shared/leave/request/shorten-leave.ts'
import {
  admin,
  after,
  anna,
  approver,
  ask,
  memberAnna,
  owner,
  refusalOf,
  situation,
  taken,
  takenDays,
  today,
} from '../anna.ts'

/** Two weeks, of which ten days count. */
const period = { from_date: '2026-11-23', to_date: '2026-12-04' }
const asked = ask(period)
const facts = after(situation(), asked)
const approved = approveLeave(asked.request, memberAnna, facts, { by: approver, comment: '', at: 200 })

const shorten = (remainder: Remainder, by = admin, old = approved, now = after(facts, approved), on = today) =>
  shortenLeave(
    old.request,
    remainder,
    { ...now, ...strike(now, old.request) },
    {
      by,
      today: on,
      at: 300,
      reason: 'Megbetegedett.',
    },
  )

describe('a shortened leave', () => {
  it('costs what is left of it, wherever it was cut', () => {
    fc.assert(
      fc.property(fc.nat(11), fc.nat(11), (cutFront, cutBack) => {
        const remainder = {
          from_date: addDays(period.from_date, cutFront),
          to_date: addDays(period.to_date, -cutBack),
        }
        const { days } = draftCost(remainder, facts)
        fc.pre(cutFront + cutBack > 0 && days > 0)
        const shortened = shorten(remainder)
        expect(balanceOf(after(facts, shortened), 2026, today)).toMatchObject({ planned: days, left: 20 - days })
        expect(shortened.books[0]!.bookings).toMatchObject([{ ...remainder, days }])
        expect(LeaveRequest.parse(shortened.request)).toEqual(shortened.request)
      }),
    )
  })

  it('keeps what it was, why, and its status', () => {
    const { request } = shorten({ ...period, to_date: '2026-11-27' })
    expect(request).toMatchObject({ status: 'approved', approved_by: 'bela', to_date: '2026-11-27' })
    expect(request.history.at(-1)).toEqual({
      what: 'shortened',
      by: 'csilla',
      at: 300,
      comment: 'Megbetegedett.',
      was: period,
    })
    expect(shorten({ ...period, to_date: '2026-11-27' }, admin, asked, facts).request.status).toBe('pending')
  })

  it('of which nothing is left is cancelled, and its days are free', () => {
    const gone = shorten(null)
    expect(gone.request).toMatchObject({ status: 'cancelled', ...period })
    expect(balanceOf(after(facts, gone), 2026, today)).toMatchObject({ planned: 0, left: 20 })
  })

  it('gives carried-over days back to where they came from', () => {
    const carrying = situation({
      account: { carried: [{ from_year: 2025, days: 5, last_date: '2026-12-31' }], carried_taken: [taken(1)] },
    })
    const extra = ask({ type_id: 7, from_date: '2026-11-23', to_date: '2026-11-25' }, carrying)
    expect(takenDays(extra.account)).toBe(4)
    const now = after(carrying, extra)
    const shortened = shorten({ from_date: '2026-11-23', to_date: '2026-11-23' }, admin, extra, now)
    expect(takenDays(shortened.account)).toBe(2)
    expect(takenDays(shorten(null, admin, extra, now).account)).toBe(1)
  })
})

describe('a leave is not shortened', () => {
  const rest = { ...period, to_date: '2026-11-27' }

  it('to what is no shorter', () => {
    for (const [remainder, field] of [
      [period, 'to_date'],
      [{ ...period, to_date: '2026-12-05' }, 'to_date'],
      [{ ...period, from_date: '2026-11-22' }, 'from_date'],
    ] as const)
      expect(refusalOf(() => shorten(remainder)).errors).toEqual({
        [field]: ['An absence can only be made shorter here.'],
      })
    expect(refusalOf(() => shorten({ from_date: '2026-11-27', to_date: '2026-11-26' })).errors).toEqual({
      to_date: ['Invalid date range has been selected!'],
    })
    expect(refusalOf(() => shorten({ from_date: '2026-11-28', to_date: '2026-11-29' })).errors).toEqual({
      to_date: ['There is no workday between the selected intervals.'],
    })
  })

  it('by anybody but an administrator', () => {
    for (const by of [anna, approver]) expect(refusalOf(() => shorten(rest, by)).code).toBe('forbidden')
  })

  it('by those who would give past days back to themselves, but for a superadmin', () => {
    const later = '2026-11-25'
    const own = (by: typeof owner) => shorten(rest, { ...by, user: 'anna' }, approved, after(facts, approved), later)
    expect(refusalOf(() => own(admin)).message).toBe('Nobody decides on their own requests.')
    expect(own(owner).request.to_date).toBe('2026-11-27')
    expect(shorten(rest, { ...admin, user: 'anna' }).request.to_date).toBe('2026-11-27')
  })

  it('when it is denied or cancelled already', () => {
    const denied = denyLeave(asked.request, memberAnna, facts, { by: approver, comment: '', at: 200 })
    const now = after(facts, denied)
    expect(refusalOf(() => shorten(rest, admin, denied, now)).code).toBe('conflict')
    const gone = shorten(null)
    expect(refusalOf(() => shorten(rest, admin, gone, after(facts, gone))).code).toBe('conflict')
  })
})
