import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { PlannerDate } from '../plan.ts'
import type { PlannerRow } from '../rows.ts'
import { firstTabStop, nearestOf, nextTabStop, tabStopsOf, type Opens, type TabStop } from './tab-stops.ts'

interface UseTabStops {
  grid: RefObject<HTMLDivElement | null>
  rows: readonly PlannerRow[]
  days: readonly PlannerDate[]
  /** Whether names are links, and whether the head names each day. */
  withNames: boolean
  withDays: boolean
  /** The column of today, -1 in another time. */
  now: number
  onOpen: (opens: Opens) => void
  onTurn: (step: -1 | 1) => void
  onToday: () => void
  /** Takes the keys and presses that belong to a stretch of days; true where it did. */
  stretch: {
    onKey: (event: KeyboardEvent, active: TabStop | undefined) => boolean
    onClick: (event: MouseEvent) => boolean
  }
}

/** The tab stop of an element, by the row that it is drawn in. */
function stopAt(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null
  const id = cell?.dataset.stop
  const place = Number(cell?.closest('[role=row]')?.getAttribute('aria-rowindex'))
  // The head and the counts are the first two rows.
  return id === undefined ? undefined : { id, row: Math.max(-1, place - 3) }
}

/** Roving tabindex in the planner, with its keys and presses. */
export function useTabStops({
  grid,
  rows,
  days,
  withNames,
  withDays,
  now,
  onOpen,
  onTurn,
  onToday,
  stretch,
}: UseTabStops) {
  const [chosen, choose] = useState<{ id: string; row: string | undefined }>()
  const row = chosen?.row
  const stops = useMemo(
    () => tabStopsOf(rows, days, { withNames, withDays, row }),
    [rows, days, withNames, withDays, row],
  )
  const known = (id: string | undefined, row: number) => stops.of(row).find(stop => stop.id === id)
  const active = useMemo(() => {
    const place = row === undefined ? -1 : rows.findIndex(({ id }) => id === row)
    return stops.of(place).find(({ id }) => id === chosen?.id) ?? firstTabStop(stops, now)
  }, [stops, rows, row, chosen?.id, now])

  // The cell to focus is rendered only by the next render.
  const [wanted, want] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    const there = grid.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(wanted)}"]`)
    there?.focus({ preventScroll: true })
    there?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [grid, wanted])

  // Turning the page by a key removes the focused cell, and so may the data of the new one when they load: the focus
  // stays in the grid until somebody moves it.
  const isTurned = useRef(false)
  useEffect(() => {
    const there = grid.current
    if (!isTurned.current || !there || ![document.body, there].includes(document.activeElement as HTMLElement)) return
    ;(there.querySelector<HTMLElement>('[data-stop][tabindex="0"]') ?? there).focus()
  })

  const remember = ({ id, row }: TabStop) => choose({ id, row: rows[row]?.id })
  const go = (stop: TabStop | undefined) => {
    if (!stop) return
    remember(stop)
    want(stop.id)
  }
  const open = (stop: TabStop | undefined) => {
    if (stop?.opens) onOpen(stop.opens)
  }
  const turn = (change: () => void) => {
    isTurned.current = true
    change()
  }

  const keys: Record<string, () => void> = {
    Enter: () => open(active),
    ' ': () => open(active),
    PageUp: () => turn(() => onTurn(-1)),
    PageDown: () => turn(() => onTurn(1)),
    t: () => (now < 0 ? turn(onToday) : go(nearestOf(active ? stops.of(active.row) : [], now))),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || (event.ctrlKey && !['Home', 'End'].includes(event.key))) return
    if (stretch.onKey(event, active)) return event.preventDefault()
    const key = event.key === 'T' ? 't' : event.key
    const next = active && nextTabStop(stops, active, key, event.ctrlKey)
    if (!next && !keys[key]) return
    // A name is a link: the browser follows it.
    if (key === 'Enter' && active && !active.opens) return
    event.preventDefault()
    if (next) go(next)
    else keys[key]?.()
  }
  const onClick = (event: MouseEvent) => {
    if (stretch.onClick(event)) return
    const at = stopAt(event.target)
    if (at) open(known(at.id, at.row))
  }
  const onFocus = ({ target }: FocusEvent) => {
    const at = stopAt(target)
    const stop = at && known(at.id, at.row)
    if (!stop) return
    remember(stop)
    want(undefined)
  }
  const onBlur = () => {
    isTurned.current = false
  }
  return { active, row, listeners: { onKeyDown, onClick, onFocus, onBlur } }
}
