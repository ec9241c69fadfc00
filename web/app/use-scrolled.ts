import { useEffect, useState } from 'react'

/** Whether the page is scrolled by more than so many pixels; looked at when scrolling has rested for 100 ms. */
export function useScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(() => window.scrollY > pixels)

  useEffect(() => {
    let rest: number | undefined
    const look = () => setScrolled(window.scrollY > pixels)
    const wait = () => {
      window.clearTimeout(rest)
      rest = window.setTimeout(look, 100)
    }
    window.addEventListener('scroll', wait, { passive: true })
    return () => {
      window.clearTimeout(rest)
      window.removeEventListener('scroll', wait)
    }
  }, [pixels])

  return isScrolled
}
