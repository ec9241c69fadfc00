import { setTimeout as pause } from 'node:timers/promises'
import { problem } from '#shared/contract/problem.ts'
import { Conflict } from './table.ts'

const attempts = 8

/** Reads, decides and commits again while others are faster; gives up with a sentence instead of a guess. */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      if (tries === attempts) throw problem('conflict', 'problems:tooBusy')
      await pause(Math.random() * 15 * 2 ** Math.min(tries, 5))
    }
  }
}
