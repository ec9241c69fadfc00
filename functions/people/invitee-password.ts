import { NewPassword, type Account } from '#shared/account/model.ts'
import { Problem, refuse } from '#shared/contract/problem.ts'
import type { Sentence } from '#shared/words/sentence.ts'
import { newPasswordHash } from '#functions/account/new-password-hash.ts'
import { hashOf, isPassword, needsRehash } from '#functions/account/password.ts'
import { countAttempt, type AttemptSource } from '#functions/account/throttle.ts'

/**
 * The password hash of an account whose invitation is accepted: of a new password where there is none yet, otherwise of the
 * existing one, which has to be entered correctly.
 * @throws Problem `invalid` at the password, or `tooMany`
 */
export async function inviteePasswordHash(
  account: Account,
  password: string,
  { known, ...source }: AttemptSource & { known: string[] },
  now: { seconds: number },
): Promise<string> {
  if (account.password === null) return newPasswordHash(validNewPassword(password), { field: 'password', known })
  const { forgive } = await countAttempt('signIn', source, now)
  if (!(await isPassword(password, account.password))) throw refuse('password', 'refusals:invalidCurrentPassword')
  await forgive()
  return needsRehash(account.password) ? hashOf(password) : account.password
}

function validNewPassword(password: string): string {
  const checked = NewPassword.safeParse(password)
  if (checked.success) return checked.data
  const sentences = checked.error.issues.map((issue): Sentence => ({
    key: issue.message as Sentence['key'],
    values: { maximum: 'maximum' in issue ? Number(issue.maximum) : 0 },
  }))
  throw new Problem('invalid', { errors: { password: sentences } })
}
