import { useLocation } from 'react-router'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { destinationOf } from './page-access.ts'

/** Where somebody is going, once a prerendered page is hydrated: it was written for an address without a query. */
export function useDestination(): string | undefined {
  const here = useLocation()
  return useHydrated() ? destinationOf(here) : undefined
}
