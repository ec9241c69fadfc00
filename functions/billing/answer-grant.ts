import type { Now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit } from '#functions/platform/table.ts'
import { answeredGrant, type GrantAnswer } from './answered-grant.ts'
import { followPlan } from './follow-plan.ts'

/** Answers at once, as an operator's command does. @throws Problem */
export async function answerGrant(
  company: string,
  answer: GrantAnswer,
  now: Pick<Now, 'today' | 'seconds'>,
): Promise<void> {
  await retryOnConflict(async () => commit(...(await answeredGrant(company, answer, now)).writes))
  await followPlan(company, now.today)
  log.info('a grant is answered', { company, answer })
}
