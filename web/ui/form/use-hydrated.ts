import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
