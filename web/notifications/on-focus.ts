/** Milliseconds within which a second look at the window asks for nothing. */
const patience = 5_000

/**
 * Calls back whenever the window is looked at again, until the returned function is called. Of several parts that read the same, the
 * library asks the first alone whether it is read again then, so whoever needs it listens by itself.
 */
export function onFocus(callBack: () => void): () => void {
  let last = 0
  function look() {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - last < patience) return
    last = Date.now()
    callBack()
  }
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
