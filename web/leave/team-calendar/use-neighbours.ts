import { useEffect } from 'react'
import type { Month } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { countAway } from '#shared/leave/contract/count-away.ts'
import { usePrefetch } from '#web/api/use-prefetch.ts'
import { useReadOnce } from '#web/api/use-several.ts'
import { monthFrom } from './team-month.ts'

/** How long a month stands before its neighbours are loaded, in milliseconds. */
const afterTurning = 300

interface Neighbours {
  month: Month
  isShown: boolean
  isWhole: boolean
  isCounted: boolean
  /** The chunks of people who are in view, where not everybody is loaded. */
  people: readonly string[]
}

/** Loads the months before and after the one that is shown, so that turning to them waits for nothing. */
export function useNeighbours({ month, isShown, isWhole, isCounted, people }: Neighbours) {
  const prefetch = usePrefetch()
  const readOnce = useReadOnce()
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => {
      for (const query of [1, -1].map(step => ({ month: monthFrom(month, step) }))) {
        if (isWhole) prefetch(leave.showCalendar, { query })
        if (isCounted) prefetch(countAway, { query })
        // Where that fails, the page asks itself once it turns there.
        if (!isWhole)
          for (const some of people) readOnce(leave.showCalendar, { query: { ...query, people: some } }).catch(() => {})
      }
    }, afterTurning)
    return () => clearTimeout(timer)
  }, [prefetch, readOnce, month, isShown, isWhole, isCounted, people])
}
