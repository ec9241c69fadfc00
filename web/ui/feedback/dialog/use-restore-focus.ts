import { useEffect, useRef, type RefObject } from 'react'

/** Longer than a dialog takes to close and to give the focus back, in milliseconds. */
const untilClosed = 400

/**
 * After a dialog, puts the focus on the page's content where what opened the dialog is gone, such as the row of a cancelled request.
 * A row that goes only after the dialog has closed is told of by the number of `rows`. Where one dialog follows another, the last
 * one cannot know what opened the first: `opener` can.
 */
export function useRestoreFocus(isOpen: boolean, rows = 0, opener?: RefObject<HTMLElement | null>) {
  const left = isOpen ? undefined : rows
  const before = useRef(left)
  useEffect(() => {
    const wasOpen = before.current === undefined
    const isGone = left !== undefined && (wasOpen || left < before.current!)
    before.current = left
    // A page that only opens keeps the focus where a browser begins, before its first link.
    if (!isGone) return undefined
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const target = opener?.current?.isConnected ? opener.current : document.getElementById('content')
      target?.focus({ preventScroll: true })
    }, untilClosed)
    return () => clearTimeout(timer)
  }, [left, opener])
}
