import type { Day } from '../calendar/day.ts'
import type { Member } from '../company/model.ts'
import { isAdmin, isSuperadmin } from '../contract/role.ts'
import { problem } from '../contract/problem.ts'
import { enter, strike, type Ledger } from './booking.ts'
import type { Absence, LeaveAccount, LeaveBook, LeaveRequest } from './model.ts'
import type { Asked, Asker } from './request-leave.ts'
import { leaveTypeIds } from './types.ts'
import { approvesFor } from './visibility.ts'

/**
 * Whether somebody decides on a person's requests: their approvers, whoever stands in for one of these, and every
 * administrator; on own ones only a superadmin.
 */
export const mayDecide = (by: Asker, person: Pick<Member, 'id' | 'approver_ids'>) =>
  person.id === by.user ? isSuperadmin(by) : isAdmin(by) || approvesFor(by, person)

/** Whether an absence keeps somebody from deciding: home office does not, and what waits for approval may never come. */
export const isAway = ({ type_id, status }: Pick<Absence, 'type_id' | 'status'>) =>
  status === 'approved' && type_id !== leaveTypeIds.home

interface Deciding {
  by: Asker
  comment: string
  /** Unix seconds. */
  at: number
}

/** Why a request cannot be decided on. @throws Problem `conflict` or `forbidden` */
function mustWait(request: LeaveRequest, person: Member, by: Asker) {
  if (!mayDecide(by, person))
    throw problem('forbidden', person.id === by.user ? 'problems:ownDecision' : 'problems:notYourDecision')
  if (request.status === 'cancelled') throw problem('conflict', 'problems:alreadyCancelled')
  if (request.status !== 'pending') throw problem('conflict', 'problems:alreadyDecided')
}

function decided(request: LeaveRequest, what: 'approved' | 'denied', { by, comment, at }: Deciding): LeaveRequest {
  return {
    ...request,
    status: what,
    response: comment || null,
    approved_at: at,
    approved_by: by.user,
    history: [...request.history, { what, by: by.user, at, ...(request.member === by.user && { own: true }) }],
  }
}

/** Approves a request. Its days stay where they are. */
export function approveLeave<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  person: Member,
  ledger: Ledger<A, B>,
  deciding: Deciding,
): Asked<A, B> {
  mustWait(old, person, deciding.by)
  const request = decided(old, 'approved', deciding)
  return { request, ...enter(strike(ledger, old), request) }
}

/** Denies a request. Its days are free again. */
export function denyLeave<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  person: Member,
  ledger: Ledger<A, B>,
  deciding: Deciding,
): Asked<A, B> {
  mustWait(old, person, deciding.by)
  return { request: decided(old, 'denied', deciding), ...strike(ledger, old) }
}

/** Cancels a request that has not begun. Its days are free again. */
export function cancelLeave<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  ledger: Ledger<A, B>,
  { by, today, at }: { by: Asker; today: Day; at: number },
): Asked<A, B> {
  if (old.member !== by.user && !isAdmin(by)) throw problem('forbidden')
  if (old.status === 'cancelled') throw problem('conflict', 'problems:alreadyCancelled')
  if (old.status === 'denied') throw problem('conflict', 'problems:alreadyDecided')
  if (old.from_date < today) throw problem('invalid', 'problems:deletePast')
  if (!old.deletable && !isAdmin(by)) throw problem('forbidden', 'problems:notDeletable')
  const request: LeaveRequest = {
    ...old,
    status: 'cancelled',
    history: [...old.history, { what: 'cancelled', by: by.user, at }],
  }
  return { request, ...strike(ledger, old) }
}
