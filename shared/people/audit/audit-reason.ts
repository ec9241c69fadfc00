import type { AuditEntry } from '../../company/audit/audit-entry.ts'

/** What is read of a leave request for the reason of an entry about it. */
export interface ReasonedLeave {
  type_id: number
  response: string | null
  approved_at: number | null
  history: readonly { what: string; by: string; at: number; comment?: string | undefined }[]
}

/** What is read of a change of days granted by hand. */
export interface ReasonedDays {
  extra?: { comment: string } | undefined
}

/** Annual leave, home office and carried-over leave: a reason that concerns another type may say something of health or family. */
const ordinaryTypes: readonly number[] = [1, 3, 7]

/**
 * Why an administrator did what an entry says, in their own words; undefined where they gave no reason, where it may say what the log
 * hides, and where the request or the change is no more.
 */
export function auditReason(
  { act, by, at }: Pick<AuditEntry, 'act' | 'by' | 'at'>,
  { leave, days }: { leave?: ReasonedLeave | undefined; days?: ReasonedDays | undefined },
): string | undefined {
  if (act === 'extra_days_granted' || act === 'extra_days_removed') return days?.extra?.comment || undefined
  if (!leave || !ordinaryTypes.includes(leave.type_id)) return undefined
  if (act === 'leave_denied') return (leave.approved_at === at && leave.response) || undefined
  if (act !== 'leave_shortened') return undefined
  const place = leave.history.findIndex(step => step.what === 'shortened' && step.by === by && step.at === at)
  // Whoever modifies a leave may make it another type, of which the reason was not written.
  if (leave.history.slice(place + 1).some(({ what }) => what === 'modified')) return undefined
  return leave.history[place]?.comment
}
