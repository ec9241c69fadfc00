import { useRef, useState } from 'react'
import { mutate } from 'swr'
import type { AnyEndpoint, ApiError, InputOf, ReplyOf } from '#shared/contract/client.ts'
import { call } from './call.ts'
import { freshReadings } from './fresh-readings.ts'
import { showOptimistic, type OptimisticUpdate } from './optimistic.ts'
import { copiedAfter, isOutdated, outdatedBy } from './revalidation.ts'
import { retryKeys } from './retry-keys.ts'

/** How a change is made. */
export interface ChangeOptions {
  /** Given where attempts have to be known as one even after the page was loaded again. */
  retryKey?: string
  /** Shown before the server has replied, and rolled back if the change fails. */
  optimistic?: readonly OptimisticUpdate[]
}

/** How long the server takes at most to copy what has changed, in milliseconds. */
const copying = 2_000

/** Loads again what stands on the page and comes from these endpoints. */
export function revalidate(endpoints: readonly AnyEndpoint[]) {
  freshReadings.drop(endpoints)
  return mutate(key => Array.isArray(key) && isOutdated(key[0] as string, endpoints))
}

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
    const stop = showOptimistic(options.optimistic ?? [])
    try {
      const told = await call(endpoint, asked, { retryKey })
      keys.current.done(asked)
      // What was read before the change would contradict it until it is read again.
      const outdated = outdatedBy(endpoint)
      void revalidate(outdated).finally(stop)
      const copied = copiedAfter(outdated)
      if (copied.length) setTimeout(() => void revalidate(copied), copying)
      return told
    } catch (error) {
      stop()
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
