import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { destinationOf } from './page-access.ts'

const never = () => () => {}

/** Where somebody is going, once a prerendered page is hydrated: it was written for an address without a query. */
export function useDestination(): string | undefined {
  const here = useLocation()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHydrated ? destinationOf(here) : undefined
}
