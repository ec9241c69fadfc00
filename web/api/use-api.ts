import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { AnyEndpoint, ApiError, InputOf, ReplyOf } from '#shared/contract/client.ts'
import { call } from './call.ts'

/** Under which key a reading is kept: the endpoint's path first, so that a change can name what is to be read again. */
export const keyOf = <E extends AnyEndpoint>(endpoint: E, asked?: InputOf<E>) => [endpoint.path, asked] as const

/** Reads from the API and keeps what was read. `null` instead of an input: do not ask yet. */
export function useApi<E extends AnyEndpoint>(
  endpoint: E,
  asked?: InputOf<E> | null,
  options?: SWRConfiguration<ReplyOf<E>, ApiError>,
): SWRResponse<ReplyOf<E>, ApiError> {
  return useSWR<ReplyOf<E>, ApiError>(
    asked === null ? null : keyOf(endpoint, asked),
    () => call(endpoint, asked ?? undefined),
    options as never,
  )
}
