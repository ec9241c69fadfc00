import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Month } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { useMe } from '#web/api/use-me.ts'
import { usePrefetch } from '#web/api/use-prefetch.ts'
import type { PlannerScale } from '#web/ui/calendar/planner/plan.ts'
import { datesOf, monthFrom, partsOf, periodOf, teamOf } from './team-month.ts'
import type { CalendarView } from './use-calendar-view.ts'

const months = { month: undefined, quarter: '3', year: '12' } as const satisfies Record<
  PlannerScale,
  string | undefined
>

/** How long a month stands before its neighbours are loaded, in milliseconds. */
const afterTurning = 300

/** All data of the calendar; what was shown before stays until the rest is loaded. */
export function useTeam({ month, scale, group, search }: CalendarView) {
  const { t } = useTranslation('leave')
  const me = useMe()
  const several = months[scale]
  const query = { month, ...(several && { months: several }) }
  const calendar = useApi(leave.showCalendar, { query }, { keepPreviousData: true })
  const colleagues = useApi(people.listPeople)
  const allGroups = useApi(company.listGroups)
  const queries = [calendar, colleagues, allGroups]
  const { data } = calendar
  const parts = useMemo(
    () =>
      colleagues.data &&
      allGroups.data &&
      partsOf(
        { people: colleagues.data.data, groups: allGroups.data.data, self: me?.id },
        { group, search },
        t('calendarNoGroup'),
      ),
    [colleagues.data, allGroups.data, me?.id, group, search, t],
  )
  const groups = useMemo(() => parts && data && teamOf(parts, data.data), [parts, data])
  const { isLoading } = calendar
  useNeighbours(month, scale === 'month' && !isLoading)
  const hours = me?.selected_company ?? generalWeek
  return {
    groups,
    days: useMemo(() => datesOf(periodOf(scale, month), data?.days ?? [], hours), [scale, month, data?.days, hours]),
    /** The requests that the reader may open. */
    ids: useMemo(() => new Set(data?.data.flatMap(({ id }) => id ?? [])), [data?.data]),
    isLoading,
    hasError: !groups && queries.some(({ error }) => error),
    reload: () => queries.forEach(({ mutate }) => void mutate()),
  }
}

/** Loads the months before and after the one that is shown, so that turning to them waits for nothing. */
function useNeighbours(month: Month, isShown: boolean) {
  const prefetch = usePrefetch()
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => {
      for (const step of [1, -1]) prefetch(leave.showCalendar, { query: { month: monthFrom(month, step) } })
    }, afterTurning)
    return () => clearTimeout(timer)
  }, [prefetch, month, isShown])
}
