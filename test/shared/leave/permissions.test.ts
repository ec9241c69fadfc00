import { describe, expect, it } from 'vitest'
import { Problem } from '#shared/contract/problem.ts'
import { roles } from '#shared/contract/role.ts'
import { approveLeave, cancelLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import type { LeaveRequest, LeaveStatus } from '#shared/leave/model.ts'
import {
  mayAskForSeveral,
  mayAskRetroactively,
  mayAutoApprove,
  mayKnowType,
  mayProtect,
  maySeeLeave,
  type LeaveActor,
} from '#shared/leave/permissions.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { changeLeave, requestLeave } from '#shared/leave/request/request-leave.ts'
import { shortenLeave } from '#shared/leave/request/shorten-leave.ts'
import { undoDecision } from '#shared/leave/request/undo-decision.ts'
import { request as view } from '#test/web/leave/support.ts'
import { choicesOf } from '#web/leave/request/form/form-choices.ts'
import { actionsFor } from '#web/leave/request-actions.ts'
import { after, ask, memberAnna, situation, today, draft } from './anna.ts'

const relations = ['own', 'approver', 'stand-in', 'stranger'] as const
const statuses: LeaveStatus[] = ['pending', 'approved', 'denied', 'cancelled']
const days = { past: '2026-11-16', today, future: '2026-11-26' }

/** Somebody with a role, as they stand to Anna, whose approver is Béla. */
function actorWith(role: LeaveActor['role'], relation: (typeof relations)[number]): LeaveActor {
  if (relation === 'own') return { user: 'anna', role }
  if (relation === 'approver') return { user: 'bela', role }
  return { user: 'emese', role, ...(relation === 'stand-in' && { stands_in_for: ['bela'] }) }
}

const actors = Object.entries(roles).flatMap(([name, role]) =>
  relations.map(relation => ({ who: `${name} ${relation}`, by: actorWith(role, relation), relation })),
)

const requests = statuses.flatMap(status =>
  Object.entries(days).flatMap(([when, from_date]) =>
    [true, false].flatMap(auto_approve =>
      [true, false].map(deletable => ({
        what: `${status} ${when}${auto_approve ? ' auto-approved' : ''}${deletable ? '' : ' protected'}`,
        request: {
          ...ask({ from_date: '2026-11-23', to_date: '2026-11-23' }).request,
          from_date,
          to_date: from_date,
          status,
          auto_approve,
          deletable,
        } satisfies LeaveRequest,
      })),
    ),
  ),
)

const passes = (decide: () => unknown): boolean => {
  try {
    decide()
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return false
  }
}

/** What the rules behind the endpoints let somebody do with a request. */
function allowedByServer(by: LeaveActor, old: LeaveRequest) {
  const ledger = situation()
  const struck = after(ledger, strike(ledger, old))
  const deciding = { by, comment: '', at: 200 }
  const { type_id, from_date, to_date } = old
  return {
    approve: passes(() => approveLeave(old, memberAnna, ledger, deciding)),
    deny: passes(() => denyLeave(old, memberAnna, ledger, deciding)),
    edit: passes(() =>
      changeLeave(old, { type_id, from_date, to_date, comment: 'another word' }, struck, { by, today, at: 200 }),
    ),
    shorten: passes(() => shortenLeave(old, null, struck, { by, today, at: 200, reason: 'fell ill' })),
    cancel: passes(() => cancelLeave(old, ledger, { by, today, at: 200 })),
  }
}

/** What the page offers to do with it. */
function offeredByPage({ user: id, role }: LeaveActor, { member, status, from_date, deletable }: LeaveRequest) {
  const shown = view({ user_id: member, status, from_date, to_date: from_date, deletable: deletable ? 1 : 0 })
  const names = actionsFor({ id, role }, shown, today).map(({ name }) => name)
  return Object.fromEntries(
    (['approve', 'deny', 'edit', 'shorten', 'cancel'] as const).map(name => [name, names.includes(name)]),
  )
}

describe('what may be done with a request', () => {
  it('T01 T03 A02 is the same for page and server: every role, relation, status, day, approval and protection', () => {
    let compared = 0
    for (const { who, by } of actors.filter(({ by }) => maySeeLeave(by, memberAnna)))
      for (const { what, request } of requests) {
        expect([who, what, offeredByPage(by, request)]).toEqual([who, what, allowedByServer(by, request)])
        compared += 1
      }
    expect(compared).toBe(11 * 48)
  })

  it('is nothing for whoever may not even see it', () => {
    const strangers = actors.filter(({ by }) => !maySeeLeave(by, memberAnna))
    expect(strangers.map(({ who }) => who)).toEqual(['employee stranger'])
    for (const { by } of strangers)
      for (const { what, request } of requests)
        expect([what, Object.values(allowedByServer(by, request)).includes(true)]).toEqual([what, false])
  })

  it('can be taken back by whoever decided, and by nobody else', () => {
    const pending = ask({ from_date: '2026-11-26', to_date: '2026-11-26' }).request
    const deciders = actors.filter(({ by }) => allowedByServer(by, pending).approve)
    expect(deciders.length).toBeGreaterThan(5)
    for (const decider of deciders)
      for (const other of actors) {
        const decided = denyLeave(pending, memberAnna, situation(), { by: decider.by, comment: '', at: 200 }).request
        const undone = passes(() => undoDecision(decided, situation(), { by: other.by, at: 205, today }))
        expect([decider.who, other.who, undone]).toEqual([decider.who, other.who, other.by.user === decider.by.user])
      }
  })
})

describe('what may be asked for Anna', () => {
  const make = (by: LeaveActor, over: Parameters<typeof draft>[0]) =>
    passes(() => requestLeave(draft(over), situation(), { id: 'r2', by, today, at: 100 }))

  it('A02 is the same for page and server: for whom, approved at once, protected, and for days that are over', () => {
    for (const { who, by } of actors) {
      const page = choicesOf({ id: by.user, role: by.role }, 'create', ['anna'])
      const isAsked = make(by, {})
      expect([who, isAsked]).toEqual([who, by.user === 'anna' || page.people === 'open'])
      expect([who, isAsked && make(by, { auto_approve: 1 })]).toEqual([who, page.canAutoApprove])
      expect([who, isAsked && make(by, { deletable: 0 })]).toEqual([who, page.adminOptions])
      expect([who, mayAutoApprove(by, memberAnna), mayProtect(by), mayAskForSeveral(by)]).toEqual([
        who,
        page.canAutoApprove,
        page.adminOptions,
        page.people === 'open',
      ])
      const over = { from_date: days.past, to_date: days.past }
      expect([who, make(by, over)]).toEqual([who, isAsked && mayAskRetroactively(by)])
    }
  })
})

describe('what may be known of Anna', () => {
  const told = (may: (by: LeaveActor) => boolean) => actors.filter(({ by }) => may(by)).map(({ who }) => who)
  const all = actors.map(({ who }) => who)

  it('is her leave to everybody but strangers, and the type of an absence to all where the company shows it', () => {
    const known = all.filter(who => who !== 'employee stranger')
    expect(told(by => maySeeLeave(by, memberAnna))).toEqual(known)
    expect(told(by => mayKnowType({ ...by, showsTypes: false }, memberAnna))).toEqual(known)
    expect(told(by => mayKnowType({ ...by, showsTypes: true }, memberAnna))).toEqual(all)
  })

  it('is her hours and her children to herself and administrators', () => {
    const closer = all.filter(who => !who.startsWith('employee') || who === 'employee own')
    expect(told(by => mayKnowTerms(by, memberAnna))).toEqual(closer)
  })
})
