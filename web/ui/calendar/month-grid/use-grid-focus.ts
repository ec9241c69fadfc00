import { parseDate } from '@internationalized/date'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import { monthOf, type IsoMonth } from './month-weeks.ts'

const steps: Record<string, object> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { weeks: -1 },
  ArrowDown: { weeks: 1 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
}

/** Roving tabindex in a month; a step out of the month turns the page. */
export function useGridFocus(month: IsoMonth, today: IsoDate, onMonth: (month: IsoMonth) => void) {
  const grid = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const [wanted, want] = useState(today)
  const focused = monthOf(wanted) === month ? wanted : monthOf(today) === month ? today : `${month}-01`

  useEffect(() => {
    if (!isMoving.current || monthOf(wanted) !== month) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus()
  }, [wanted, month])

  function onKeyDown(event: KeyboardEvent) {
    const from = parseDate(focused)
    const weekday = (from.toDate('UTC').getUTCDay() + 6) % 7
    const ends: Record<string, object> = { Home: { days: -weekday }, End: { days: 6 - weekday } }
    const step = steps[event.key] ?? ends[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const to = from.add(step).toString()
    isMoving.current = true
    want(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const { day } = target.dataset
    if (day) want(day)
  }

  return { grid, focused, onKeyDown, onFocus }
}
