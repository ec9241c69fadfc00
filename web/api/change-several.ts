import { ApiError, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { call } from './call.ts'
import { showOptimistic, type OptimisticUpdate } from './optimistic.ts'
import type { retryKeys } from './retry-keys.ts'
import { outdatedBy } from './revalidation.ts'
import { revalidate } from './use-change.ts'

interface Part<E extends AnyEndpoint> {
  asked: InputOf<E>
  optimistic: readonly OptimisticUpdate[]
  /** Called once the server has made this change. */
  onDone?: (reply: ReplyOf<E>) => void
}

/** How many calls are on their way at once. */
const atOnce = 4

/**
 * Makes the same change with several inputs, a few at a time. All of it is shown at once; what fails is rolled back, and its
 * error stands at its place in the result. What the changes make out of date is loaded again once.
 */
export async function changeSeveral<E extends AnyEndpoint>(
  endpoint: E,
  parts: readonly Part<E>[],
  keys: ReturnType<typeof retryKeys>,
): Promise<(ApiError | undefined)[]> {
  const stops = parts.map(({ optimistic }) => showOptimistic(optimistic))
  const errors: (ApiError | undefined)[] = parts.map(() => undefined)
  const queue = parts.entries()

  async function work() {
    for (const [place, { asked, onDone }] of queue)
      try {
        const reply = await call(endpoint, asked, { retryKey: keys.for(asked) })
        keys.done(asked)
        onDone?.(reply)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status >= 400 && error.status < 500) keys.done(asked)
        errors[place] = error
        stops[place]!()
      }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, parts.length) }, work))
    return errors
  } finally {
    void revalidate(outdatedBy(endpoint)).finally(() => stops.forEach(stop => stop()))
  }
}
