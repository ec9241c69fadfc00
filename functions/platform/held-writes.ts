import { AsyncLocalStorage } from 'node:async_hooks'

const awaited = new AsyncLocalStorage<Promise<unknown>>()

/**
 * Lets some work read and decide at once, and write only what has been allowed by then; where it is not, nothing is written, and the work
 * meets the error instead.
 */
export function holdingWrites<T>(allowed: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  // Nobody awaits it where the work is refused before it writes.
  allowed.catch(() => {})
  return awaited.run(allowed, work)
}

/** Waits until the work that asks may write. */
export const untilAllowed = async (): Promise<void> => void (await awaited.getStore())
