import { useEffect } from 'react'

/** Longer than a dialog takes to close and to give the focus back, in milliseconds. */
const untilClosed = 400

/** After a dialog, puts the focus on the page's content where what opened the dialog is gone, such as the row of a cancelled request. */
export function useRestoreFocus(isOpen: boolean) {
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
    }, untilClosed)
    return () => clearTimeout(timer)
  }, [isOpen])
}
