import { useState } from 'react'
import useSWR from 'swr'
import type { ApiError } from '#shared/contract/client.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { keyOf } from '#web/api/use-api.ts'
import { joinPages, type LoadedPages, type LogPage } from './join-pages.ts'
import type { LogFilter } from './use-log-filter.ts'

/** A page of two filters at once may be empty while there are older entries, so that it goes on until there are some or the log ends. */
async function loadPage(filter: LogFilter, from: string | null): Promise<LogPage> {
  let page: LogPage = { data: [], next: from }
  do page = await call(listAuditLog, { query: { ...filter, ...(page.next !== null && { cursor: page.next }) } })
  while (page.next !== null && !page.data.length)
  return page
}

/** The log that a filter leaves: its first page as it is now, and the older ones that were loaded so far. */
export function useLog(filter: LogFilter) {
  const { data, error, mutate } = useSWR<LogPage, ApiError>(
    keyOf(listAuditLog, { query: filter }),
    () => loadPage(filter, null),
    { revalidateOnFocus: false },
  )
  const [loaded, setLoaded] = useState<LoadedPages>()
  const [isLoading, setLoading] = useState(false)
  const log = data && joinPages(data, loaded)

  async function loadOlder() {
    if (!log?.next) return
    const from = log.next
    setLoading(true)
    await toastOnError(async () => {
      const older = await loadPage(filter, from)
      setLoaded({ data: [...log.data, ...older.data], next: older.next, from })
    })
    setLoading(false)
  }

  return { log, error: log ? undefined : error, isLoading, reload: () => void mutate(), loadOlder }
}
