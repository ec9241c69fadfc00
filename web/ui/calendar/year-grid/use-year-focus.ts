import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import { stepFrom } from './year-steps.ts'

/** Whether the width has room for a month in one line. */
function layoutOf(grid: HTMLElement): 'lines' | 'weeks' {
  const [first, , , , , , , eighth] = grid.querySelectorAll('[data-day]')
  return first && eighth && first.getBoundingClientRect().top !== eighth.getBoundingClientRect().top ? 'weeks' : 'lines'
}

/** Roving tabindex in a year. */
export function useYearFocus(year: number, today: IsoDate) {
  const grid = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const [wanted, want] = useState(today)
  const focused = wanted.startsWith(`${year}`) ? wanted : today.startsWith(`${year}`) ? today : `${year}-01-01`

  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus()
  }, [wanted])

  /** The day that a key leads to. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): IsoDate | undefined {
    if (event.altKey || event.metaKey || !grid.current) return undefined
    const to = stepFrom(focused, event, layoutOf(grid.current))
    if (!to) return undefined
    event.preventDefault()
    isMoving.current = true
    want(to)
    return to
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const { day } = target.dataset
    if (day) want(day)
  }

  return { grid, focused, onKeyDown, onFocus }
}
