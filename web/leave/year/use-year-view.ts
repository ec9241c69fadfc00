import { yearOf, type Year } from '#shared/calendar/day.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'

/** The first and the last year that can be selected. */
export const selectableYears = { first: 1900, last: 2099 }

/** The sort order where the address names none. */
const latestFirst = '-dates'

/** The year in a query string, or the current one where it holds no valid year. */
export const yearIn = (text: string | null, thisYear: Year): Year =>
  /^(19|20)\d\d$/.test(text ?? '') ? Number(text) : thisYear

/**
 * What the page of a year shows: year, filters and sort order, kept in the query string, so that a link leads back to it. Each is a step
 * that one can go back from.
 */
export function useYearView() {
  const { today } = useDates()
  const thisYear = yearOf(today)
  const { query, setParams } = useQueryParams<'year' | 'status' | 'type' | 'sort'>()
  return {
    thisYear,
    year: yearIn(query.get('year'), thisYear),
    status: query.get('status'),
    type: query.get('type'),
    sort: query.get('sort') ?? latestFirst,
    setParams,
  }
}
