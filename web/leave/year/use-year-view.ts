import { useSearchParams } from 'react-router'
import { yearOf, type Year } from '#shared/calendar/day.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'

/** The first and the last year that can be asked for. */
export const yearsAskable = { first: 1900, last: 2099 }

/** How the requests are sorted unless asked otherwise. */
const latestFirst = '-dates'

/** The year that an address asks for; this one where it asks for none that there is. */
export const yearIn = (text: string | null, thisYear: Year): Year =>
  /^(19|20)\d\d$/.test(text ?? '') ? Number(text) : thisYear

/** Which year of somebody is shown, and which requests; it stands in the address, so that it can be sent and come back to. */
export function useYearView() {
  const { today } = useDates()
  const thisYear = yearOf(today)
  const [query, setQuery] = useSearchParams()

  function turn(changes: Partial<Record<'year' | 'status' | 'type' | 'sort', string | null>>) {
    setQuery(
      before => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    thisYear,
    year: yearIn(query.get('year'), thisYear),
    status: query.get('status'),
    type: query.get('type'),
    sort: query.get('sort') ?? latestFirst,
    turn,
  }
}
