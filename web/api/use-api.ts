import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import type { AnyEndpoint, ApiError, InputOf, ReplyOf } from '#shared/contract/client.ts'
import { call } from './call.ts'
import { freshReadings } from './fresh-readings.ts'
import { useOptimistic } from './optimistic.ts'
import { isStanding } from './revalidation.ts'

/** Under which key a reading is kept: the endpoint's path first, so that a change can name what is to be read again. */
export const keyOf = <E extends AnyEndpoint>(endpoint: E, asked?: InputOf<E>) => [endpoint.path, asked] as const

/** Reads from the API and keeps what was read. `null` instead of an input: do not ask yet. */
export function useApi<E extends AnyEndpoint>(
  endpoint: E,
  asked?: InputOf<E> | null,
  options?: SWRConfiguration<ReplyOf<E>, ApiError>,
): SWRResponse<ReplyOf<E>, ApiError> {
  const isFresh = freshReadings.has(endpoint.path, asked)
  const { cache } = useSWRConfig()
  const key = asked === null ? null : keyOf(endpoint, asked)
  const reading = useSWR<ReplyOf<E>, ApiError>(
    key,
    async () => {
      const reply = await call(endpoint, asked ?? undefined)
      if (isStanding(endpoint.path)) freshReadings.add(endpoint.path, asked)
      return reply
    },
    { ...(isFresh && { revalidateIfStale: false }), ...options } as never,
  )
  const data = useOptimistic(endpoint.path, reading.data)
  // Read when asked for: a part that shows only the data is not drawn again when a reading begins or ends.
  return {
    data,
    mutate: reading.mutate,
    get error() {
      return reading.error
    },
    get isLoading() {
      // What was read ahead counts for the library as loading when it is first shown.
      return reading.isLoading && cache.get(unstable_serialize(key))?.data === undefined
    },
    get isValidating() {
      return reading.isValidating
    },
  } as SWRResponse<ReplyOf<E>, ApiError>
}
