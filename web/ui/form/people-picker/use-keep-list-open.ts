import { useEffect, useRef } from 'react'

/** How long after somebody did something a list is not closed by scrolling, in milliseconds. */
const calm = 500

/**
 * Lists close when what they hang on is scrolled. Bringing a box or a row into view scrolls too, but nobody went away by
 * it. Gives back what to call when the list opens, takes a key or a choice.
 */
export function useKeepListOpen(): () => void {
  const lastDone = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // The list listens from its opening on, so this one is asked before it.
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
