import { aboutPerson, changesBetween } from '#shared/company/audit/audited-changes.ts'
import type { AuditAct } from '#shared/company/audit/audit-entry.ts'
import { isAdmin, type Role } from '#shared/contract/role.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { audited, type Changer } from '#functions/company/audit-store.ts'
import type { Write } from '#functions/platform/table.ts'

interface LeaveChanger extends Changer {
  actor: Changer['actor'] & { role: Role }
}

interface ChangedLeave {
  before?: LeaveRequest
  after: LeaveRequest
}

/** Of the type, the child and the kind of unpaid leave it is kept only that they changed, since they may say something of health and family. */
const details = {
  period: 'shown',
  leave_status: 'shown',
  type_id: 'hidden',
  child: 'hidden',
  unpaid_kind: 'hidden',
} as const

/** The write that keeps what an administrator did with somebody else's leave; what anybody else does stands in the history of the request. */
export function auditedLeave(by: LeaveChanger, act: AuditAct, { before, after }: ChangedLeave): Write[] {
  if (after.member === by.actor.user || !isAdmin(by.actor)) return []
  const changes = changesBetween(
    details,
    // What is hidden is kept as a change of what was there before, not of new leave.
    before ? auditedFields(before) : hiddenFields(after),
    act === 'leave_cancelled' ? { ...auditedFields(after), period: undefined } : auditedFields(after),
  )
  return audited(by, act, aboutPerson({ id: after.member }), { changes, request: after.id })
}

const hiddenFields = ({ type_id, child, unpaid_kind }: LeaveRequest) => ({ type_id, child, unpaid_kind })

const auditedFields = (leave: LeaveRequest) => ({
  period: { from_date: leave.from_date, to_date: leave.to_date },
  leave_status: leave.status,
  ...hiddenFields(leave),
})
