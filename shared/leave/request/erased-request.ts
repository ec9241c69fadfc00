import { strike, type Ledger } from '../balance/booking.ts'
import type { LeaveAccount, LeaveBook, LeaveRequest } from '../model.ts'
import { keptOf, withoutDocuments } from '../document/documents.ts'
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

/** A request without what anybody wrote in it or attached to it; its type, days and steps stay, as the record of leave needs them (Mt. 134. §). */
export const erasedRequest = <R extends LeaveRequest>(request: R, { at }: { at: number }): R => ({
  ...withoutDocuments(request, { at, by: null }),
  comment: '',
  response: null,
  history: request.history.map(({ what, by, at, was, own }) => ({ what, by, at, was, own })),
})

/** Whether anybody wrote something in a request, or attached something to it. */
export const saysSomething = ({ comment, response, history, documents }: LeaveRequest) =>
  comment !== '' ||
  response !== null ||
  history.some(step => step.comment !== undefined) ||
  keptOf({ documents }).length > 0
