import { useSyncExternalStore } from 'react'

/** Calls back when scrolling has rested for 100 ms. */
function watchScrolling(look: () => void) {
  let rest: number | undefined
  const wait = () => {
    window.clearTimeout(rest)
    rest = window.setTimeout(look, 100)
  }
  window.addEventListener('scroll', wait, { passive: true })
  return () => {
    window.clearTimeout(rest)
    window.removeEventListener('scroll', wait)
  }
}

/** Whether the page is scrolled by more than so many pixels. */
export const useScrolled = (pixels: number) =>
  useSyncExternalStore(
    watchScrolling,
    () => window.scrollY > pixels,
    () => false,
  )
