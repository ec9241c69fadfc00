import { Problem } from '#shared/contract/problem.ts'
import type { Repeatable } from './retry.ts'
import { untilSettled } from './settle.ts'

/**
 * Does one part of a call that is made of several changes: on its own, so that a refusal of one does not keep the others, and
 * once, so that a repeated call gets the answer of the first time. Gives the refusal where it was refused.
 */
export async function onItsOwn<T>(
  part: string,
  { earlier }: Pick<Repeatable, 'earlier'>,
  change: () => Promise<T>,
): Promise<T | Problem> {
  try {
    return await untilSettled(async () => ((await earlier(part)) as T | undefined) ?? change())
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
