import { Problem } from '#shared/contract/problem.ts'
import type { Idempotency } from './idempotency.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

/**
 * Does one part of a call that is made of several changes: on its own, so that a refusal of one does not keep the others, and
 * once, so that a repeated call gets the answer of the first time. Gives the refusal where it was refused.
 */
export async function runPart<T>(
  part: string,
  { earlierReply }: Pick<Idempotency, 'earlierReply'>,
  change: () => Promise<T>,
): Promise<T | Problem> {
  try {
    return await retryOnConflict(async () => ((await earlierReply(part)) as T | undefined) ?? change())
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
