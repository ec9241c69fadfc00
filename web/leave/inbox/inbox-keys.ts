import type { KeyboardEvent } from 'react'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { InboxRow } from './decided-rows.ts'

interface InboxActs {
  rows: readonly InboxRow[]
  choose: (request: RequestView) => void
  approve: (request: RequestView) => void
  deny: (request: RequestView) => void
  open: (request: RequestView) => void
}

/** Keys while the focus is in the list: ↑ ↓ go through the rows, X chooses, J approves, E denies, Enter opens. */
export function pressInboxKey(event: KeyboardEvent<HTMLElement>, { rows, ...acts }: InboxActs) {
  const list = event.currentTarget
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
  // React hands on what is pressed in a dialog that the list has opened.
  if (!list.contains(event.target)) return
  const focused = event.target.closest<HTMLElement>('li[data-index]')
  const place = focused ? Number(focused.dataset.index) : -1
  const act = actOf(event, focused)
  if (act === 'up' || act === 'down') {
    const next = place + (act === 'down' ? 1 : -1)
    list.querySelector<HTMLElement>(`li[data-index="${Math.max(0, next)}"]`)?.focus()
  } else {
    const row = rows[place]
    // One that was just decided can be opened or undone by its buttons.
    if (!act || !row || row.outcome) return
    // A key that is held goes through the rows, and decides on none after the first.
    if (event.repeat) return
    acts[act](row.request)
  }
  event.preventDefault()
}

function actOf({ key, target }: KeyboardEvent, focused: HTMLElement | null) {
  switch (key.toLowerCase()) {
    case 'arrowup':
      return 'up'
    case 'arrowdown':
      return 'down'
    case 'x':
      return 'choose'
    case 'j':
      return 'approve'
    case 'e':
      return 'deny'
    // A button in the row has an Enter of its own.
    case 'enter':
      return target === focused ? 'open' : undefined
    default:
      return undefined
  }
}
