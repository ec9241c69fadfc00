import { useEffect, useRef } from 'react'

/** How long after its opening a list is not closed by scrolling, in milliseconds. */
const calm = 500

/**
 * Bringing a box into view scrolls its form, and the event of it comes when the list of the box is open already; lists
 * close when what they hang on is scrolled, but that scroll is over. Gives back what to call at the opening.
 */
export function useCalmOpening(): () => void {
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // The list listens from its opening on, so this one is asked before it.
    const hold = (event: Event) => {
      if (performance.now() - openedAt.current < calm) event.stopImmediatePropagation()
    }
    window.addEventListener('scroll', hold, true)
    return () => window.removeEventListener('scroll', hold, true)
  }, [])
  return () => {
    openedAt.current = performance.now()
  }
}
