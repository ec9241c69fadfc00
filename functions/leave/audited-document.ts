import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import type { AuditAct } from '#shared/company/audit/audit-entry.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { audited, type Changer } from '#functions/company/audit-store.ts'
import type { Write } from '#functions/platform/table.ts'

type DocumentAct = Extract<AuditAct, `document_${string}`>

/** The write that keeps what somebody did with a document of somebody else's leave; what it is called or says is not kept. */
export const auditedDocument = (by: Changer, act: DocumentAct, { member, id }: LeaveRequest): Write[] =>
  member === by.actor.user ? [] : audited(by, act, aboutPerson({ id: member }), { request: id })
