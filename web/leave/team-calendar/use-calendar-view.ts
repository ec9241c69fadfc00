import { useSearchParams } from 'react-router'
import { Month, type Month as MonthText } from '#shared/calendar/day.ts'

type View = 'grid' | 'list'

/** What of the team calendar is shown; it stands in the address, so that it can be sent and come back to. */
export function useCalendarView(usual: { month: MonthText; view: View }) {
  const [query, setQuery] = useSearchParams()
  const month = Month.safeParse(query.get('month')).data ?? usual.month
  const asked = query.get('view')
  const view: View = asked === 'grid' || asked === 'list' ? asked : usual.view

  function turn(name: 'month' | 'group' | 'view' | 'q', value: string | null) {
    setQuery(
      before => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { month, view, group: query.get('group'), search: query.get('q') ?? '', turn }
}
