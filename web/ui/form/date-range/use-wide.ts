import { useSyncExternalStore } from 'react'

/** Whether there is room for two months. */
export function useWide(): boolean {
  return useSyncExternalStore(
    told => {
      const query = matchMedia('(min-width: 1100px)')
      query.addEventListener('change', told)
      return () => query.removeEventListener('change', told)
    },
    () => matchMedia('(min-width: 1100px)').matches,
    () => false,
  )
}
