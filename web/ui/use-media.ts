import { useSyncExternalStore } from 'react'

/** Whether a media query holds, now and whenever that changes; false in a prerendered page, which knows no screen. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    onChange => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
