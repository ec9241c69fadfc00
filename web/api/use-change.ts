import { useRef, useState } from 'react'
import { mutate } from 'swr'
import type { AnyEndpoint, ApiError, Asked, Told } from '#shared/contract/client.ts'
import { call } from './call.ts'
import { isOutdated, readAgainAfter } from './read-again.ts'
import { retryKeys } from './retry-keys.ts'
import { keyOf } from './use-api.ts'

/** A reading as it will look when the change has been made; shown at once, and taken back if the change is refused. */
interface Expectation<R extends AnyEndpoint> {
  of: R
  asked?: Asked<R>
  becomes: (told: Told<R>) => Told<R>
}

interface ChangeOptions<R extends AnyEndpoint> {
  retryKey?: string
  expecting?: Expectation<R>
  /** Makes the change while several readings already show its outcome, and takes that back where it is refused. */
  meanwhile?: <T>(make: () => Promise<T>) => Promise<T>
}

/** Reads again what stands on the page and is out of date after a change. */
export const readAgain = (paths: readonly string[]) =>
  mutate(key => Array.isArray(key) && isOutdated(key[0] as string, paths))

/**
 * Changes something through the API. A repeated attempt with the same input after a lost reply carries the same
 * `Idempotency-Key`. What the change touches is read again, also when it is refused because somebody else was quicker.
 * Rejects with an `ApiError`.
 */
export function useChange<E extends AnyEndpoint>(endpoint: E) {
  const [isChanging, setChanging] = useState(false)
  const keys = useRef(retryKeys(() => crypto.randomUUID()))

  async function change<R extends AnyEndpoint>(asked?: Asked<E>, options: ChangeOptions<R> = {}): Promise<Told<E>> {
    const retryKey = options.retryKey ?? keys.current.for(asked)
    const made = () => call(endpoint, asked, { retryKey })
    setChanging(true)
    try {
      const { expecting, meanwhile = make => make() } = options
      const told = await meanwhile(() => (expecting ? expected(expecting, made) : made()))
      keys.current.done(asked)
      void readAgain(readAgainAfter(endpoint.path))
      return told
    } catch (error) {
      const { status } = error as ApiError
      if (status >= 400 && status < 500) keys.current.done(asked)
      if (status === 404 || status === 409) void readAgain(readAgainAfter(endpoint.path))
      throw error
    } finally {
      setChanging(false)
    }
  }

  return { change, isChanging }
}

/** Makes a change while a reading already shows its outcome. */
async function expected<R extends AnyEndpoint, T>(
  { of, asked, becomes }: Expectation<R>,
  make: () => Promise<T>,
): Promise<T> {
  let outcome: T | undefined
  await mutate<Told<R>, T>(
    keyOf(of, asked),
    async () => {
      outcome = await make()
      return outcome
    },
    {
      optimisticData: (current?: Told<R>) => (current === undefined ? current : becomes(current)) as Told<R>,
      rollbackOnError: true,
      populateCache: false,
      revalidate: false,
    },
  )
  return outcome as T
}
