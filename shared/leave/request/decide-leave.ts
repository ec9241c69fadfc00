import type { Day } from '../../calendar/day.ts'
import type { Member } from '../../company/model.ts'
import { throwIfProblem } from '../../contract/problem.ts'
import { enter, strike, type Ledger } from '../balance/booking.ts'
import type { Absence, LeaveAccount, LeaveBook, LeaveRequest } from '../model.ts'
import { countingChange } from './changes-an-hour.ts'
import { stepOf, withStep } from './history.ts'
import { refusalInLockedMonth } from './locked-months.ts'
import { refusalToCancel, refusalToDecide, type LeaveActor } from '../permissions.ts'
import type { EnteredRequest } from './request-leave.ts'
import { keepsAway } from '../types.ts'

/** Whether an absence keeps somebody from deciding: neither home office nor a pending request does. */
export const isAway = ({ type_id, status }: Pick<Absence, 'type_id' | 'status'>) =>
  status === 'approved' && keepsAway(type_id)

interface Deciding {
  by: LeaveActor
  comment: string
  /** Unix seconds. */
  at: number
  /** Whether it is decided by the link of an email or a push. */
  isByLink?: boolean
}

function decided(
  request: LeaveRequest,
  what: 'approved' | 'denied',
  { by, comment, at, isByLink }: Deciding,
): LeaveRequest {
  const marks = { ...(request.member === by.user && { own: true }), ...(isByLink && { by_link: true }) }
  return {
    ...request,
    status: what,
    response: comment || null,
    approved_at: at,
    approved_by: by.user,
    history: withStep(request.history, { ...stepOf(by, what, at), ...marks }),
  }
}

/** Approves a request. Its days stay where they are. */
export function approveLeave<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  person: Member,
  ledger: Ledger<A, B>,
  deciding: Deciding,
): EnteredRequest<A, B> {
  throwIfProblem(refusalToDecide(deciding.by, person, old))
  const request = decided(old, 'approved', deciding)
  return { request, ...enter(strike(ledger, old), request) }
}

/** Denies a request. Its days are free again. */
export function denyLeave<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  person: Member,
  ledger: Ledger<A, B>,
  deciding: Deciding,
): EnteredRequest<A, B> {
  throwIfProblem(refusalToDecide(deciding.by, person, old))
  return { request: decided(old, 'denied', deciding), ...strike(ledger, old) }
}

/** Cancels a request that has not begun. Its days are free again. */
export function cancelLeave<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  ledger: Ledger<A, B>,
  { by, today, at }: { by: LeaveActor; today: Day; at: number },
): EnteredRequest<A, B> {
  throwIfProblem(refusalToCancel(by, old, today) ?? refusalInLockedMonth(ledger.books, { before: old }))
  const request: LeaveRequest = {
    ...old,
    status: 'cancelled',
    history: withStep(old.history, stepOf(by, 'cancelled', at)),
  }
  return { request, ...strike(countingChange(ledger, at), old) }
}
