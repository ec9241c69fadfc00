import * as z from 'zod/mini'
import type { AuditEntry } from '#shared/company/audit/audit-entry.ts'
import { auditReason } from '#shared/people/audit/audit-reason.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { getAll } from '#functions/platform/table.ts'
import { factChanges } from './fact-change-store.ts'

/** The part of a leave request that says why something was done with it. */
const ReasonedRequest = z.object({
  company: z.string(),
  member: z.string(),
  id: z.string(),
  type_id: z.int(),
  response: z.nullable(z.string()),
  approved_at: z.nullable(z.int()),
  history: z.array(z.object({ what: z.string(), by: z.string(), at: z.int(), comment: z.optional(z.string()) })),
})

const reasonedRequests: Kind<z.infer<typeof ReasonedRequest>, { company: string; member: string; id: string }> = {
  name: 'LeaveRequest',
  schema: ReasonedRequest,
  key: request => ({ pk: memberPartition(request), sk: `REQUEST#${request.id}` }),
}

const givesReason = ({ act }: AuditEntry) => act === 'leave_shortened' || act === 'leave_denied'

/**
 * The reasons of entries, read from the request or the change that has them: the log keeps no text that somebody wrote, so that it goes
 * with the person.
 */
export async function reasonsOf(company: string, entries: readonly AuditEntry[]) {
  const requests = entries.flatMap(entry =>
    entry.request && givesReason(entry) ? [{ company, member: entry.subject, id: entry.request }] : [],
  )
  const changes = entries.flatMap(({ subject, fact_change: id }) => (id ? [{ company, member: subject, id }] : []))
  const [leaves, days] = await Promise.all([
    getAll(reasonedRequests, requests, { mayLag: true }),
    getAll(factChanges, changes, { mayLag: true }),
  ])
  return (entry: AuditEntry): string | null =>
    auditReason(entry, {
      leave: leaves.find(({ id }) => id === entry.request),
      days: days.find(({ id }) => id === entry.fact_change),
    }) ?? null
}
