import { useEffectEvent, useLayoutEffect } from 'react'
import { singleKeys } from './single-keys.ts'

/** What single keys do. */
export interface PageKeys {
  /** Opens the command bar. */
  search: () => void
  /** By a key alone. */
  acts: Readonly<Record<string, () => void>>
  /** By `g` and then a key. */
  goes: Readonly<Record<string, () => void>>
}

/** How long after `g` the second key may come, in milliseconds. */
const patience = 1_500

/** Where letters are written or have a meaning of their own. */
const takesLetters =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=grid], [role=menu]'

/** Whether somebody is writing, or something is open that has keys of its own; toasts and the panel beside the page have none. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(takesLetters)) ||
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([aria-modal=false])')

/** Presses the button of the page that says by `data-key` that it has this key. */
function pressButton(key: string) {
  const button = document.querySelector<HTMLElement>(`[data-key="${key}"]`)
  button?.click()
  return button !== null
}

/** Listens to the keys of the page: Ctrl K always, single letters unless they are switched off (WCAG 2.1.4). */
export function usePageKeys({ search, acts, goes }: PageKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent, isSecond: boolean) => {
    const key = event.key.toLowerCase()
    if (isTaken(event) && !((event.ctrlKey || event.metaKey) && key === 'k')) return false
    if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault()
      search()
      return false
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || singleKeys.areOff()) return false
    if (!isSecond && key === 'g') return true
    const act = isSecond ? goes[key] : key === '/' ? search : acts[key]
    if (act) act()
    else if (isSecond || !/^[a-z]$/.test(key) || !pressButton(key)) return false
    event.preventDefault()
    return false
  })

  // Before the page is painted, so that no key is lost on what can be seen.
  useLayoutEffect(() => {
    let goesUntil = 0
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const begins = onKey(event, event.timeStamp < goesUntil)
      goesUntil = begins ? event.timeStamp + patience : 0
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
