import type { ReplyOf } from '#shared/contract/client.ts'
import type { listAuditLog } from '#shared/people/contract/list-audit-log.ts'

/** Entries, the newest first, and where those that are older begin. */
export type LogPage = Pick<ReplyOf<typeof listAuditLog>, 'data' | 'next'>

/** What was loaded so far, the older pages too. */
export interface LoadedPages extends LogPage {
  /** Where the pages after the first one began. */
  from: string
}

/**
 * The first page as it is now, and the entries loaded before that it does not have any more. Where it ends before it reaches them, what
 * lies between is unknown, so that the older ones are to be loaded again.
 */
export function joinPages(first: LogPage, loaded: LoadedPages | undefined): LogPage {
  if (!loaded) return first
  const newest = loaded.data[0]
  const reached = newest ? `${newest.at}#${newest.id}` : loaded.from
  if (first.next !== null && first.next > reached) return first
  const ids = new Set(loaded.data.map(({ id }) => id))
  return { data: [...first.data.filter(({ id }) => !ids.has(id)), ...loaded.data], next: loaded.next }
}
