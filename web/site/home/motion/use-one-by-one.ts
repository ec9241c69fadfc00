import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Line } from '#shared/leave/entitlement/line.ts'
import { wantsNoMotion } from './wants-no-motion.ts'

/** Milliseconds from one box to the next, and for each to appear. */
const apart = 20
const appearing = 120

/** Lets the boxes that a new fact has brought appear one by one; those that stood there stay. Each line is a child of the list. */
export function useOneByOne(list: RefObject<Element | null>, lines: readonly Line[]) {
  const shown = useRef<Record<string, number>>(undefined)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = Object.fromEntries(lines.map(({ part, days }) => [part, Math.abs(days)]))
    if (!before || wantsNoMotion()) return
    const fresh = [...(list.current?.children ?? [])].flatMap((line, place) =>
      [...line.querySelectorAll('[data-cell]')].slice(before[lines[place]?.part ?? ''] ?? 0),
    )
    for (const [place, box] of fresh.entries())
      box.animate({ opacity: [0, 1] }, { duration: appearing, delay: place * apart, fill: 'backwards' })
  }, [list, lines])
}
