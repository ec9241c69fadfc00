import { problem } from '#shared/contract/problem.ts'
import { backOff } from './backoff.ts'
import { Conflict } from './table.ts'

interface RetryOptions {
  isTransient: (error: unknown) => boolean
  /** The mean of the first pause, in milliseconds. */
  firstPause?: number
  /** Milliseconds after which no further attempt begins. */
  patience: number
}

/** Tries again what may succeed a little later, with backoff and full jitter; throws the last error when the patience is over. */
export async function retry<T>(
  attempt: (tries: number) => Promise<T>,
  { isTransient, firstPause, patience }: RetryOptions,
): Promise<T> {
  const end = performance.now() + patience
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(tries)
    } catch (error) {
      if (!isTransient(error) || performance.now() > end) throw error
      await backOff(tries, firstPause)
    }
  }
}

/** How long a caller waits while others change the same: half of a function's time, so that the last attempt can end. */
const callersPatience = 15_000

const isConflict = (error: unknown) => error instanceof Conflict

/**
 * Reads, decides and commits again while others change the same items.
 * @throws Problem `conflict` when every attempt conflicted until the patience was over
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>, patience = callersPatience): Promise<T> {
  try {
    return await retry(attempt, { isTransient: isConflict, patience })
  } catch (error) {
    throw isConflict(error) ? problem('conflict', 'problems:tooBusy') : error
  }
}
