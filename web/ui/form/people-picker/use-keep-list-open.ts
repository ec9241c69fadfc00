import { useEffect, useRef, type RefObject } from 'react'

/** How far a list may lie from its field and still be beside it, in pixels. */
const near = 8

/**
 * react-aria closes a list when its field may have scrolled, however little. It is no reason to close while the list lies beside its field,
 * as after the page has scrolled with both, so such events are held back. Returns the refs of the field and its list.
 */
export function useKeepListOpen(): { field: RefObject<HTMLDivElement | null>; list: RefObject<HTMLElement | null> } {
  const field = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // Registered before the list's own listener, so that it runs first.
    const hold = (event: Event) => {
      if (field.current && list.current && areBeside(field.current, list.current)) event.stopImmediatePropagation()
    }
    window.addEventListener('scroll', hold, true)
    return () => window.removeEventListener('scroll', hold, true)
  }, [])
  return { field, list }
}

function areBeside(field: Element, list: Element): boolean {
  const [above, below] = [field.getBoundingClientRect(), list.getBoundingClientRect()].toSorted(
    (one, other) => one.top - other.top,
  )
  return Math.abs(below!.top - above!.bottom) <= near
}
