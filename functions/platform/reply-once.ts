import { Problem } from '#shared/contract/problem.ts'
import type { Idempotency } from './idempotency.ts'

/**
 * Makes a change unless it has an earlier reply, which is given instead. A refusal may come of the same call sent at the same
 * moment, committed after the reply was looked for and before the change read what it decides on: then the reply is there by now.
 * @throws Problem where the change is refused and was not made before
 */
export async function replyOnce<T>(
  earlierReply: () => ReturnType<Idempotency['earlierReply']>,
  change: () => Promise<T>,
) {
  const earlier = (await earlierReply()) as T | undefined
  if (earlier !== undefined) return earlier
  try {
    return await change()
  } catch (error) {
    const made = error instanceof Problem ? ((await earlierReply()) as T | undefined) : undefined
    if (made === undefined) throw error
    return made
  }
}

/** What is read ahead: `first` is the reading that has begun. */
export interface ReadAhead<T> {
  (): Promise<T>
  first: Promise<T>
}

/** Begins to read at once what is asked for later; what is asked for once more is read anew. */
export function readAhead<T>(read: () => Promise<T>): ReadAhead<T> {
  const first = read()
  // Nobody awaits it where the call is refused before.
  first.catch(() => {})
  let asked = 0
  return Object.assign(() => (asked++ === 0 ? first : read()), { first })
}
