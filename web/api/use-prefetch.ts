import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import type { AnyEndpoint, InputOf } from '#shared/contract/client.ts'
import { call } from './call.ts'
import { keyOf } from './use-api.ts'

/** Reads what a page is likely to show next, unless it is known already; where that fails, the page asks itself. */
export function usePrefetch() {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    <E extends AnyEndpoint>(endpoint: E, asked: InputOf<E>) => {
      const key = keyOf(endpoint, asked)
      if (cache.get(unstable_serialize(key))?.data !== undefined) return
      void call(endpoint, asked).then(
        // What was read meanwhile is newer.
        reply => mutate(key, (known: unknown) => known ?? reply, { revalidate: false }),
        () => {},
      )
    },
    [cache, mutate],
  )
}
