import { problem } from '../../contract/problem.ts'
import type { LeaveAccount } from '../model.ts'

/** How often a person's leave is asked for and cancelled within an hour at most; each time everybody who decides is emailed. */
export const mostChangesAnHour = 100
const hour = 3600

/** What a change is based on, with the change counted in the account. @throws Problem `tooMany` */
export function countingChange<L extends { account: LeaveAccount }>(ledger: L, at: number): L {
  const { changes } = ledger.account
  const { since, times } = changes && at < changes.since + hour ? changes : { since: at, times: 0 }
  if (times >= mostChangesAnHour) throw problem('tooMany', 'refusals:tooManyLeaveChanges')
  return { ...ledger, account: { ...ledger.account, changes: { since, times: times + 1 } } }
}
