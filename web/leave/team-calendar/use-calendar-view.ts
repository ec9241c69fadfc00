import { useSearchParams } from 'react-router'
import { Month, type Month as MonthText } from '#shared/calendar/day.ts'

type View = 'grid' | 'list'

/**
 * What the team calendar shows: month, group, search and view, kept in the query string, so that a link leads back to it. Each is a
 * step that one can go back from, but for the letters of a search.
 */
export function useCalendarView(defaults: { month: MonthText; view: View }) {
  const [query, setQuery] = useSearchParams()
  const month = Month.safeParse(query.get('month')).data ?? defaults.month
  const requested = query.get('view')
  const view: View = requested === 'grid' || requested === 'list' ? requested : defaults.view

  function setParam(name: 'month' | 'group' | 'view' | 'q', value: string | null) {
    setQuery(
      before => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: name === 'q', preventScrollReset: true },
    )
  }
  return { month, view, group: query.get('group'), search: query.get('q') ?? '', setParam }
}
