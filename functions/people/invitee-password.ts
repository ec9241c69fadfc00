import { NewPassword, type Account } from '#shared/account/model.ts'
import { Problem, refuse } from '#shared/contract/problem.ts'
import type { Sentence } from '#shared/words/sentence.ts'
import { hashOf, isPassword, needsRehash } from '#functions/account/password.ts'
import { countAttempt, type AttemptSource } from '#functions/account/throttle.ts'

/**
 * The hash that an account has after its owner entered by an invitation: of a first password, which has to be a good one,
 * or of the one they have, which has to be right.
 * @throws Problem `invalid` at the password, or `tooMany`
 */
export async function inviteePasswordHash(
  account: Account,
  given: string,
  trier: AttemptSource,
  now: { seconds: number },
): Promise<string> {
  if (account.password === null) return hashOf(chosen(given))
  const { forgive } = await countAttempt('signIn', trier, now)
  if (!(await isPassword(given, account.password))) throw refuse('password', 'problems:invalidCurrentPassword')
  await forgive()
  return needsRehash(account.password) ? hashOf(given) : account.password
}

function chosen(given: string): string {
  const checked = NewPassword.safeParse(given)
  if (checked.success) return checked.data
  const sentences = checked.error.issues.map((issue): Sentence => ({
    key: issue.message as Sentence['key'],
    values: { maximum: 'maximum' in issue ? Number(issue.maximum) : 0 },
  }))
  throw new Problem('invalid', { errors: { password: sentences } })
}
