import { strike, type Ledger } from '../balance/booking.ts'
import type { LeaveAccount, LeaveBook, LeaveRequest } from '../model.ts'
import { withStep } from './history.ts'
import type { EnteredRequest } from './request-leave.ts'

/** A waiting request cancelled because its owner leaves, also one that has begun. Its days are free again. */
export const withdrawnRequest = <A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  ledger: Ledger<A, B>,
  { at }: { at: number },
): EnteredRequest<A, B> => ({
  request: {
    ...old,
    status: 'cancelled',
    history: withStep(old.history, { what: 'cancelled', by: old.member, at }),
  },
  ...strike(ledger, old),
})

/** A request without what anybody wrote in it; its type, days and steps stay, as the record of leave needs them (Mt. 134. §). */
export const erasedRequest = <R extends LeaveRequest>(request: R): R => ({
  ...request,
  comment: '',
  response: null,
  history: request.history.map(({ what, by, at, was, own }) => ({ what, by, at, was, own })),
})

/** Whether anybody wrote something in a request. */
export const saysSomething = ({ comment, response, history }: LeaveRequest) =>
  comment !== '' || response !== null || history.some(step => step.comment !== undefined)
