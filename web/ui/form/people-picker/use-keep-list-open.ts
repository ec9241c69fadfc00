import { useEffect, useRef } from 'react'

/** How long after an interaction scrolling does not close a list, in milliseconds. */
const calm = 500

/**
 * react-aria closes a list when its trigger scrolls. Scrolling a field or a row into view is no reason to close, so this
 * holds such events back. Returns what to call when the list opens, or takes a key or a choice.
 */
export function useKeepListOpen(): () => void {
  const lastDone = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // Registered before the list's own listener, so that it runs first.
    const hold = (event: Event) => {
      if (performance.now() - lastDone.current < calm) event.stopImmediatePropagation()
    }
    window.addEventListener('scroll', hold, true)
    return () => window.removeEventListener('scroll', hold, true)
  }, [])
  return () => {
    lastDone.current = performance.now()
  }
}
