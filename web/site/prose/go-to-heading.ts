import type { MouseEvent } from 'react'

/** The router takes a hash for a navigation and would restore the scroll position; without scripts the link works by itself. */
export function goToHeading(event: MouseEvent, id: string) {
  const heading = document.getElementById(id)
  if (!heading) return
  event.preventDefault()
  heading.scrollIntoView()
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  history.replaceState(history.state, '', `#${id}`)
}
