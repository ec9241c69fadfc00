import { useRef, useState } from 'react'
import { mutate } from 'swr'
import type { AnyEndpoint, ApiError, InputOf, ReplyOf } from '#shared/contract/client.ts'
import { call } from './call.ts'
import { isOutdated, outdatedBy } from './revalidation.ts'
import { retryKeys } from './retry-keys.ts'

/** What a reading on the page will be once a change is made. */
export interface OptimisticUpdate {
  path: string
  becomes: (data: unknown) => unknown
}

/** Describes what every cached form of a reading, whatever it was asked with, will be once a change is made. */
export const optimistic = <R extends AnyEndpoint>(
  { path }: R,
  becomes: (data: ReplyOf<R>) => ReplyOf<R>,
): OptimisticUpdate => ({ path, becomes: data => becomes(data as ReplyOf<R>) })

interface ChangeOptions {
  retryKey?: string
  /** Shown before the server has replied, and rolled back if the change fails. */
  optimistic?: readonly OptimisticUpdate[]
}

/** Loads again what stands on the page and comes from these endpoints. */
export const revalidate = (endpoints: readonly AnyEndpoint[]) =>
  mutate(key => Array.isArray(key) && isOutdated(key[0] as string, endpoints))

/**
 * Changes something through the API. A repeated attempt with the same input after a lost reply carries the same
 * `Idempotency-Key`. What the change makes out of date is revalidated, also when it is refused because somebody else was quicker.
 * Rejects with an `ApiError`.
 */
export function useChange<E extends AnyEndpoint>(endpoint: E) {
  const [isChanging, setChanging] = useState(false)
  const keys = useRef(retryKeys(() => crypto.randomUUID()))

  async function change(asked?: InputOf<E>, options: ChangeOptions = {}): Promise<ReplyOf<E>> {
    const retryKey = options.retryKey ?? keys.current.for(asked)
    setChanging(true)
    try {
      const made = call(endpoint, asked, { retryKey })
      const updates = (options.optimistic ?? []).map(update => showMeanwhile(update, made))
      const [told] = await Promise.all([made, ...updates])
      keys.current.done(asked)
      void revalidate(outdatedBy(endpoint))
      return told
    } catch (error) {
      const { status } = error as ApiError
      if (status >= 400 && status < 500) keys.current.done(asked)
      if (status === 404 || status === 409) void revalidate(outdatedBy(endpoint))
      throw error
    } finally {
      setChanging(false)
    }
  }

  return { change, isChanging }
}

/** Shows an optimistic update until the change is made; the reply is no reading, so it never enters the cache. */
const showMeanwhile = ({ path, becomes }: OptimisticUpdate, made: Promise<unknown>) =>
  mutate<unknown, unknown>(key => Array.isArray(key) && key[0] === path, made, {
    optimisticData: (data: unknown) => data && becomes(data),
    rollbackOnError: true,
    populateCache: false,
    revalidate: false,
  })
