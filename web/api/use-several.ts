import { useCallback, useMemo } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { AnyEndpoint, ApiError, InputOf, ReplyOf } from '#shared/contract/client.ts'
import { call } from './call.ts'
import { freshReadings } from './fresh-readings.ts'
import { useUpdate } from './optimistic.ts'
import { keyOf } from './use-api.ts'

/** A reply, and what was asked for it. */
export interface Answered<E extends AnyEndpoint> {
  asked: InputOf<E>
  reply: ReplyOf<E>
}

/** How long a part is as good as read anew, in milliseconds, so that scrolling back and forth asks for nothing. */
const keptFor = 60_000

/**
 * Reads from the API what was not read in the last minute, nor made out of date since; what was is given from memory, however often and by
 * whomever it is asked for.
 */
export function useReadOnce() {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async <E extends AnyEndpoint>(endpoint: E, asked: InputOf<E>): Promise<ReplyOf<E>> => {
      const key = keyOf(endpoint, asked)
      const known = cache.get(unstable_serialize(key))?.data as ReplyOf<E> | undefined
      if (known !== undefined && freshReadings.has(endpoint.path, asked, keptFor)) return known
      const reading = freshReadings.begin(endpoint.path)
      const reply = await call(endpoint, asked).finally(() => freshReadings.end(reading))
      // What was asked for before a change may say what was before it.
      if (!reading.isCurrent) return reply
      freshReadings.add(endpoint.path, asked)
      await mutate(key, reply, { revalidate: false })
      return reply
    },
    [cache, mutate],
  )
}

/**
 * Reads several parts of what an endpoint can tell, each kept under its own key; one that fails keeps back none of the others. `known` are
 * those that there are of `all`, also of the parts that were asked for before, until the new ones have come.
 */
export function useSeveral<E extends AnyEndpoint>(
  endpoint: E,
  asked: readonly InputOf<E>[],
  all: readonly InputOf<E>[] = asked,
) {
  const readOnce = useReadOnce()
  const { cache } = useSWRConfig()
  const update = useUpdate(endpoint.path)
  const { data, error, mutate } = useSWR<readonly Answered<E>[], ApiError>(
    asked.length ? [endpoint.path, asked] : null,
    async () => {
      const answers = asked.map(async one => ({ asked: one, reply: await readOnce(endpoint, one) }))
      // What came is kept under its own key, whatever becomes of the others.
      await Promise.allSettled(answers)
      return Promise.all(answers)
    },
    { keepPreviousData: true },
  )
  const keys = useMemo(() => all.map(one => [unstable_serialize(keyOf(endpoint, one)), one] as const), [all, endpoint])
  const known = useMemo(() => {
    const read = new Map(data?.map(one => [unstable_serialize(keyOf(endpoint, one.asked)), one]))
    for (const [key, one] of keys) {
      // What was read ahead, or before, is there at once.
      const reply = cache.get(key)?.data as ReplyOf<E> | undefined
      if (reply !== undefined) read.set(key, { asked: one, reply })
    }
    return [...read.values()].map(one => ({ ...one, reply: update(one.reply) }))
    // oxlint-disable-next-line react/exhaustive-deps -- where one part failed, the others are in the cache alone
  }, [data, error, keys, cache, endpoint, update])
  return { known, error, mutate }
}
