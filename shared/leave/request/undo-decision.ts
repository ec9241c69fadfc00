import { Problem, throwIfProblem } from '../../contract/problem.ts'
import { roles } from '../../contract/role.ts'
import { enter, strike, type Ledger } from '../balance/booking.ts'
import type { LeaveAccount, LeaveBook, LeaveRequest } from '../model.ts'
import { withStep } from './history.ts'
import { refusalInLockedMonth } from './locked-months.ts'
import { refusalToUndo, type LeaveActor } from '../permissions.ts'
import { validateDraft, type EnteredRequest } from './request-leave.ts'
import type { Situation } from '../situation.ts'

/**
 * Undoes a decision, so that the request is pending again. A denied request is booked again, unless its days were taken since.
 * @throws Problem `conflict` or `forbidden` where there is no decision to undo, or it is too late
 */
export function undoDecision<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  situation: Situation<A, B>,
  { by, at, today }: { by: LeaveActor; at: number; today: string },
): EnteredRequest<A, B> {
  throwIfProblem(refusalToUndo(by, old, at) ?? refusalInLockedMonth(situation.books, { before: old }))
  if (old.status === 'denied') mustStillFit(old, situation, today)

  const request: LeaveRequest = {
    ...old,
    status: 'pending',
    response: null,
    approved_at: null,
    approved_by: null,
    history: withStep(old.history, { what: 'undone', by: by.user, at }),
  }
  const ledger: Ledger<A, B> = strike(situation, old)
  return { request, ...enter(ledger, request) }
}

/** Its owner asked in time, so only what happened since the denial can stand in the way. @throws Problem `conflict` */
function mustStillFit(old: LeaveRequest, situation: Situation, today: string) {
  const { type_id, from_date, to_date, comment, child: child_id } = old
  const draft = { type_id, from_date, to_date, comment, child_id }
  const asItsOwner = { user: old.member, role: roles.administrator }
  const [sentences] = Object.values(validateDraft(draft, situation, { by: asItsOwner, today }))
  if (sentences?.[0]) throw new Problem('conflict', { sentence: sentences[0] })
}
