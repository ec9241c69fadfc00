import { useCallback, useEffect, useRef, useState } from 'react'
import type { PlannerScale } from '#web/ui/calendar/planner/plan.ts'
import { chunksWith } from './team-chunks.ts'

/** How long a view rests before its absences are asked for, in milliseconds, so that what is scrolled past is not. */
const rest = 100

/** The chunks of the rows that are drawn; of other rows the first one, until it is known which of them are drawn. */
export function useDrawnChunks(order: readonly string[], scale: PlannerScale) {
  const [seen, setSeen] = useState({ order, scale, chunks: '0' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onDrawn = useCallback(
    (people: readonly string[]) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const chunks = chunksWith(people, order).join(',') || '0'
        setSeen(before =>
          before.order === order && before.scale === scale && before.chunks === chunks
            ? before
            : { order, scale, chunks },
        )
      }, rest)
    },
    [order, scale],
  )
  return { drawn: seen.order === order && seen.scale === scale ? seen.chunks : '0', onDrawn }
}
