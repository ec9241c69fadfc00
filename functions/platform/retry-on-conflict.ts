import { setTimeout as pause } from 'node:timers/promises'
import { problem } from '#shared/contract/problem.ts'
import { Conflict } from './table.ts'

const attempts = 8

/** Tries again what may succeed a little later, with backoff and jitter; throws the last error when every attempt failed. */
export async function retry<T>(
  attempt: (tries: number) => Promise<T>,
  { isTransient, firstPause }: { isTransient: (error: unknown) => boolean; firstPause: number },
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(tries)
    } catch (error) {
      if (!isTransient(error) || tries === attempts) throw error
      await pause(Math.random() * firstPause * 2 ** Math.min(tries, 5))
    }
  }
}

const isConflict = (error: unknown) => error instanceof Conflict

/**
 * Reads, decides and commits again while others change the same items.
 * @throws Problem `conflict` when every attempt conflicted
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await retry(attempt, { isTransient: isConflict, firstPause: 15 })
  } catch (error) {
    throw isConflict(error) ? problem('conflict', 'problems:tooBusy') : error
  }
}
