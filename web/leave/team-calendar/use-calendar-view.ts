import { useMemo } from 'react'
import { Month, type Month as MonthText } from '#shared/calendar/day.ts'
import { absenceKinds, type AbsenceKind, type PlannerScale } from '#web/ui/calendar/planner/plan.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { firstMonth, monthFrom, monthsIn } from './team-month.ts'

type View = 'grid' | 'list'

/** What stands in the address, by its name there. */
type Param = 'month' | 'scale' | 'group' | 'view' | 'hide' | 'q'

/**
 * What the team calendar shows: month, quarter or year, group, hidden kinds, search and view, kept in the query string, so that a link
 * leads back to it. Each is a step that one can go back from, but for the letters of a search.
 */
export function useCalendarView(defaults: { month: MonthText; view: View }) {
  const { query, setParams } = useQueryParams<Param>()
  const requested = query.get('view')
  const view: View = requested === 'grid' || requested === 'list' ? requested : defaults.view
  const scale = scaleOf(query.get('scale'))
  const month = firstMonth(scale, Month.safeParse(query.get('month')).data ?? defaults.month)
  const hide = query.get('hide') ?? ''
  const hidden = useMemo(
    () => new Set<AbsenceKind>(absenceKinds.filter(kind => hide.split(',').includes(kind))),
    [hide],
  )

  const setParam = (name: Param, value: string | null) => setParams({ [name]: value }, { replace: name === 'q' })
  return {
    /** The first month that is shown. */
    month,
    scale,
    view,
    group: query.get('group'),
    search: query.get('q') ?? '',
    hidden,
    /** Whether today is in what is shown. */
    isNow: month === firstMonth(scale, defaults.month),
    turn: (step: -1 | 1) => setParam('month', monthFrom(month, step * monthsIn[scale])),
    setParam,
  }
}

const scaleOf = (asked: string | null): PlannerScale => (asked === 'quarter' || asked === 'year' ? asked : 'month')

export type CalendarView = ReturnType<typeof useCalendarView>
