import type { DocumentRules } from '../../company/document-rules.ts'
import type { WorkCalendar } from '../../company/model.ts'
import type { LeaveRequest } from '../model.ts'
import { leaveTypeIds } from '../types.ts'
import { keptOf } from './documents.ts'

/**
 * Illness is proved by the doctor's certificate (102/1995. (VIII. 25.) Korm. rendelet), care by that of whoever is cared for (Mt. 55. §); of
 * births and deaths it is enough to show the document (Mt. 10. §), so that no copy is asked for. Claims from an employment expire in
 * three years (Mt. 286. § (1)), for which the documents are kept.
 */
export const defaultDocumentRules: DocumentRules = {
  types: [leaveTypeIds.sick, leaveTypeIds.caregiver],
  kept_months: 36,
}

/** What the company asks for: what it chose, or what the law says where it has not chosen. */
export const documentRulesOf = ({ document_rules }: Pick<WorkCalendar, 'document_rules'>): DocumentRules =>
  document_rules ?? defaultDocumentRules

/** Whether the company asks for a document with a type of leave. */
export const asksForDocument = (type_id: number, calendar: Pick<WorkCalendar, 'document_rules'>) =>
  documentRulesOf(calendar).types.includes(type_id)

/** Leave that nobody has anything to prove about, unless the company asks for it. */
const withoutDocuments: readonly number[] = [
  leaveTypeIds.vacation,
  leaveTypeIds.home,
  leaveTypeIds.extra,
  leaveTypeIds.lieu,
]
export const usuallyHasDocuments = (type_id: number) => !withoutDocuments.includes(type_id)

/** What a request keeps of the rule by which it was made, so that another rule asks for nothing afterwards. */
export const documentAsked = (type_id: number, calendar: Pick<WorkCalendar, 'document_rules'>) =>
  asksForDocument(type_id, calendar) ? { asks_document: true } : {}

/** Whether a request still lacks the document that it asks for; one whose time is over was there. */
export function lacksDocument(request: Pick<LeaveRequest, 'status' | 'asks_document' | 'documents'>): boolean {
  if (!request.asks_document || request.status === 'denied' || request.status === 'cancelled') return false
  const wasThere = request.documents?.some(document => 'erased' in document && document.erased.by === null)
  return !wasThere && keptOf(request).length === 0
}
