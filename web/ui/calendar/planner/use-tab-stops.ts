import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { Absence, PlannerPerson } from './plan.ts'
import { firstTabStop, nearestIn, nextTabStop, type TabStop } from './tab-stops.ts'

interface UseTabStops {
  stops: readonly TabStop[]
  /** The column of today, -1 in another month. */
  now: number
  acts: {
    onAsk?: (day: string) => void
    onOpen: (absence: Absence, person: PlannerPerson) => void
    onTurn: (step: -1 | 1) => void
    onToday: () => void
  }
}

const stopAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset.stop : undefined

/** Roving tabindex in the planner, with its keys and presses. */
export function useTabStops({ stops, now, acts }: UseTabStops) {
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  const active = stops.find(({ id }) => id === chosen) ?? firstTabStop(stops, now)

  // The cell to focus is rendered only by the next render.
  const [wanted, want] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    const there = grid.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(wanted)}"]`)
    there?.focus({ preventScroll: true })
    there?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [wanted])

  // Turning the month by a key removes the focused cell, and so may the data of the new month when they load: the focus
  // stays in the grid until somebody moves it.
  const isTurned = useRef(false)
  useEffect(() => {
    const there = grid.current
    if (!isTurned.current || !there || ![document.body, there].includes(document.activeElement as HTMLElement)) return
    ;(there.querySelector<HTMLElement>('[data-stop][tabindex="0"]') ?? there).focus()
  })

  const go = (stop: TabStop | undefined) => {
    if (!stop) return
    choose(stop.id)
    want(stop.id)
  }
  const open = (id: string | undefined) => {
    const { opens } = stops.find(stop => stop.id === id) ?? {}
    if (!opens) return
    if ('day' in opens) acts.onAsk?.(opens.day)
    else acts.onOpen(opens.absence, opens.person)
  }
  const turn = (change: () => void) => {
    isTurned.current = true
    change()
  }

  const keys: Record<string, () => void> = {
    Enter: () => open(active?.id),
    ' ': () => open(active?.id),
    PageUp: () => turn(() => acts.onTurn(-1)),
    PageDown: () => turn(() => acts.onTurn(1)),
    t: () => (now < 0 ? turn(acts.onToday) : go(nearestIn(stops, active?.row, now))),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || (event.ctrlKey && !['Home', 'End'].includes(event.key))) return
    const key = event.key === 'T' ? 't' : event.key
    const next = active && nextTabStop(stops, active, key, event.ctrlKey)
    if (!next && !keys[key]) return
    // A name is a link: the browser follows it.
    if (key === 'Enter' && active && !active.opens) return
    event.preventDefault()
    if (next) go(next)
    else keys[key]?.()
  }
  const onClick = ({ target }: MouseEvent) => open(stopAt(target))
  const onFocus = ({ target }: FocusEvent) => {
    const id = stopAt(target)
    if (!id) return
    choose(id)
    want(undefined)
  }
  const onBlur = () => {
    isTurned.current = false
  }
  return { active, grid, listeners: { onKeyDown, onClick, onFocus, onBlur } }
}
