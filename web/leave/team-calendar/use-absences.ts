import { useMemo } from 'react'
import { leave } from '#shared/leave/contract.ts'
import { countAway } from '#shared/leave/contract/count-away.ts'
import { mostLoadedWhole } from '#shared/leave/contract/show-calendar.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSeveral } from '#web/api/use-several.ts'
import type { PlannerScale } from '#web/ui/calendar/planner/plan.ts'
import { absencesIn, chunksOf, withNext } from './team-chunks.ts'
import type { CalendarView } from './use-calendar-view.ts'
import { useDrawnChunks } from './use-drawn-chunks.ts'
import { useNeighbours } from './use-neighbours.ts'

const months = { month: undefined, quarter: '3', year: '12' } as const satisfies Record<
  PlannerScale,
  string | undefined
>

type Asked = Pick<CalendarView, 'month' | 'scale' | 'search' | 'view'> & {
  /** How many active people the company has, once that is known. */
  size: number | undefined
  /** Whose rows there are, in their order. */
  order: readonly string[]
}

/**
 * The absences of the team calendar: of a small company all of them; of a large one those of the rows that are drawn and of the next ones,
 * or of all rows where a group or a search leaves few, and beside them how many are away of everybody. What was shown before stays until
 * the rest is loaded.
 */
export function useAbsences({ month, scale, search, view, size, order }: Asked) {
  const time = useMemo(() => ({ month, ...(months[scale] && { months: months[scale] }) }), [month, scale])
  const isFew = order.length <= mostLoadedWhole
  const isSmall = size !== undefined && size <= mostLoadedWhole
  // A list has the days of everybody.
  const isWhole = isSmall || (view === 'list' && !isFew)
  const isByRows = size !== undefined && !isWhole

  const calendar = useApi(leave.showCalendar, isWhole ? { query: time } : null, { keepPreviousData: true })

  const { drawn, onDrawn } = useDrawnChunks(order, scale)
  const chunks = useMemo(() => chunksOf(order), [order])
  const inView = useMemo(() => (isFew ? [...chunks.keys()] : drawn.split(',').map(Number)), [isFew, chunks, drawn])
  const all = useMemo(
    () => (isByRows ? chunks.map(people => ({ query: { ...time, people } })) : []),
    [isByRows, chunks, time],
  )
  const asked = useMemo(() => withNext(inView).flatMap(chunk => all[chunk] ?? []), [inView, all])
  const several = useSeveral(leave.showCalendar, asked, all)
  const isCounted = isByRows && !isFew && !search && view === 'grid'
  const counts = useApi(countAway, isCounted ? { query: time } : null)

  const byRows = useMemo(() => absencesIn(several.known, time), [several.known, time])
  const isThere = isFew ? order.every(byRows.isLoaded) : order.some(byRows.isLoaded)
  const isLoading = isWhole ? calendar.isLoading : !isThere
  const people = useMemo(() => inView.flatMap(chunk => chunks[chunk] ?? []), [chunks, inView])
  useNeighbours({ month, isShown: scale === 'month' && !isLoading && !search, isWhole, isCounted, people })
  const whole = calendar.data
  return {
    ...(isWhole ? { absences: whole?.data, days: whole?.days, isLoaded: always } : byRows),
    /** What is counted of everybody in place of the rows: null while it is not known, undefined where the rows are counted. */
    counts: isWhole || (isFew && isThere) ? undefined : (counts.data?.data ?? null),
    isLoading,
    /** Whether there is anything to show, if only of another time. */
    isKnown: isWhole ? whole !== undefined : byRows.days !== undefined || order.length === 0,
    error: calendar.error,
    /** Why some of what is in view could not be loaded. */
    missing: several.error ?? counts.error,
    reload: () => {
      const shown = isWhole ? [calendar] : [several, ...(isCounted ? [counts] : [])]
      for (const { mutate } of shown) void mutate()
    },
    onDrawn: isByRows ? onDrawn : undefined,
  }
}

const always = () => true
