import { longestAuditPage, listAuditLog, type AuditEntryView } from '#shared/people/contract/list-audit-log.ts'
import { call } from '#web/api/call.ts'
import type { LogFilter } from './use-log-filter.ts'

/** Loads all entries that a filter leaves, page by page, and reports how many there are so far. */
export async function loadLog(filter: LogFilter, onProgress: (count: number) => void): Promise<AuditEntryView[]> {
  const entries: AuditEntryView[] = []
  let cursor: string | undefined
  do {
    const query = { ...filter, limit: String(longestAuditPage), ...(cursor && { cursor }) }
    const page = await call(listAuditLog, { query })
    entries.push(...page.data)
    onProgress(entries.length)
    cursor = page.next ?? undefined
  } while (cursor)
  return entries
}
