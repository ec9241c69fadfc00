import { useEffect } from 'react'

/** Milliseconds; longer than a dialog takes to go and to give the focus back. */
const untilGone = 400

/** What opened a dialog may be gone with what was decided in it: then the keyboard goes on from the page's content. */
export function useFocusAfter(isOpen: boolean) {
  useEffect(() => {
    if (isOpen) return undefined
    const later = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
    }, untilGone)
    return () => clearTimeout(later)
  }, [isOpen])
}
