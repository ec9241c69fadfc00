import { isDay } from '#shared/calendar/day.ts'
import { auditActs, type AuditAct } from '#shared/company/audit/audit-entry.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'

/** What the log is filtered by. */
export interface LogFilter {
  subject?: string
  act?: AuditAct
  from?: string
  to?: string
}

/** The filter in an address; what it does not understand filters nothing. */
function filterIn(query: URLSearchParams): LogFilter {
  const [subject, from, to] = [query.get('subject'), query.get('from'), query.get('to')]
  const act = auditActs.find(one => one === query.get('act'))
  return {
    ...(subject && /^[\w-]{1,80}$/.test(subject) && { subject }),
    ...(act && { act }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
  }
}

/** The filter of the log, kept in the query string, so that a link leads to the same entries. */
export function useLogFilter() {
  const { query, setParams, clear } = useQueryParams<keyof LogFilter>()
  const filter = filterIn(query)
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    set: setParams,
    clear,
  }
}
