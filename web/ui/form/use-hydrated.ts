import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page answers: one that was written in advance does so only when its program has arrived. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
