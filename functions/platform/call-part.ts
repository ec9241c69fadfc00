import { Problem } from '#shared/contract/problem.ts'
import type { Idempotency } from './idempotency.ts'
import { replyOnce } from './reply-once.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

/** How long one part waits while others change the same, in milliseconds: a call may have many parts. */
const patience = 5_000

/**
 * Runs one part of a call that commits several changes independently: a retry with the same idempotency key gets the earlier
 * reply of the part, and a refused part returns its problem instead of failing the others.
 */
export async function runPart<T>(
  part: string,
  { earlierReply }: Pick<Idempotency, 'earlierReply'>,
  change: () => Promise<T>,
): Promise<T | Problem> {
  try {
    return await retryOnConflict(() => replyOnce(() => earlierReply(part), change), patience)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
