import { describe, expect, it } from 'vitest'
import { approveLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { mayDecide } from '#shared/leave/permissions.ts'
import { LeaveRequest } from '#shared/leave/model.ts'
import { balanceOf } from '#shared/leave/balance/balance.ts'
import {
  admin,
  after,
  anna,
  approver,
  ask,
  colleague,
  memberAnna,
  owner,
  refusalOf,
  situation,
  today,
} from '../anna.ts'

const { request, account, books } = ask({ to_date: '2026-11-25' })
const facts = after(situation(), { account, books })
const deciding = (by = approver, comment = '') => ({ by, comment, at: 300 })

describe('who decides', () => {
  it('A04 is every approver of the person and every administrator', () => {
    expect([approver, admin, owner, colleague].map(by => mayDecide(by, memberAnna))).toEqual([true, true, true, false])
    expect(mayDecide(approver, { ...memberAnna, approver_ids: [] })).toBe(false)
  })

  it('is nobody on their own requests but a superadmin', () => {
    const own = (by: typeof anna) => mayDecide(by, { id: by.user, approver_ids: [by.user] })
    expect([anna, admin, owner].map(own)).toEqual([false, false, true])
  })
})

describe('a decision', () => {
  it('T01 approves, and the days stay booked', () => {
    const approved = approveLeave(request, memberAnna, facts, deciding(approver, 'Jó pihenést!'))
    expect(approved.request).toMatchObject({
      status: 'approved',
      approved_by: 'bela',
      approved_at: 300,
      response: 'Jó pihenést!',
    })
    expect(approved.request.history.at(-1)).toEqual({ what: 'approved', by: 'bela', at: 300 })
    expect(approved.books[0]?.bookings).toMatchObject([{ status: 'approved', days: 3 }])
    expect(balanceOf(after(facts, approved), 2026, today)).toMatchObject({ pending: 0, planned: 3, left: 17 })
    expect(LeaveRequest.parse(approved.request)).toEqual(approved.request)
  })

  it('T01 denies, and the days are free again', () => {
    const denied = denyLeave(request, memberAnna, facts, deciding(admin))
    expect(denied.request).toMatchObject({ status: 'denied', approved_by: 'csilla', response: null })
    expect(denied.books.flatMap(({ bookings }) => bookings)).toEqual([])
    expect(balanceOf(after(facts, denied), 2026, today)).toMatchObject({ pending: 0, planned: 0, left: 20 })
    expect(ask({ to_date: '2026-11-25' }, after(facts, denied)).request.status).toBe('pending')
  })

  it('says in the history that it was by a link, and says nothing of it where somebody was signed in', () => {
    for (const decide of [approveLeave, denyLeave]) {
      const lastStep = (isByLink: boolean) =>
        decide(request, memberAnna, facts, { ...deciding(), isByLink }).request.history.at(-1)
      expect(lastStep(true)).toMatchObject({ by: 'bela', by_link: true })
      expect(lastStep(false)).not.toHaveProperty('by_link')
    }
  })

  it('is refused to whoever may not decide', () => {
    for (const decide of [approveLeave, denyLeave]) {
      const by = (who: typeof anna) => refusalOf(() => decide(request, memberAnna, facts, deciding(who)))
      expect(by(colleague)).toMatchObject({ code: 'forbidden', message: 'You are not this employee’s approver.' })
      expect(by(anna)).toMatchObject({ code: 'forbidden', message: 'Nobody decides on their own requests.' })
    }
  })

  it('is taken once', () => {
    for (const decide of [approveLeave, denyLeave])
      for (const [status, message] of [
        ['approved', 'Someone else has already decided on this request.'],
        ['denied', 'Someone else has already decided on this request.'],
        ['cancelled', 'The day-off has been already canceled or removed by someone else'],
      ] as const)
        expect(refusalOf(() => decide({ ...request, status }, memberAnna, facts, deciding()))).toMatchObject({
          code: 'conflict',
          message,
        })
  })

  it('of a superadmin on an own request is marked', () => {
    const own = { ...memberAnna, id: 'denes', role: 3 as const }
    const mine = ask({}, situation({ member: own }), owner)
    expect(approveLeave(mine.request, own, mine, deciding(owner)).request.history.at(-1)).toEqual({
      what: 'approved',
      by: 'denes',
      at: 300,
      own: true,
    })
  })
})
