import type { Account } from '#shared/account/model.ts'
import { guessesOf, isMadeFrom } from '#shared/account/weak-password.ts'
import { refuse } from '#shared/contract/problem.ts'
import { hashOf } from './password.ts'

/** The field that a new password comes in, and what everybody knows of its owner. */
export interface NewPasswordContext {
  field: 'password' | 'new_password'
  known: readonly string[]
}

/** What everybody knows of an account's owner. */
export const knownOf = ({ email, first_name, last_name }: Pick<Account, 'email' | 'first_name' | 'last_name'>) => [
  email,
  first_name,
  last_name,
]

/** The hash of a new password that nobody guesses first. @throws Problem `invalid` at the field as `assertUnguessed` does */
export async function newPasswordHash(password: string, context: NewPasswordContext): Promise<string> {
  await assertUnguessed(password, context)
  return hashOf(password)
}

/** @throws Problem `invalid` at the field for a common password, or one made from its owner's own data */
export async function assertUnguessed(password: string, { field, known }: NewPasswordContext): Promise<void> {
  if (isMadeFrom(password, known)) throw refuse(field, 'refusals:passwordOfOwnData')
  const common = await loadCommonPasswords()
  if (guessesOf(password).some(guess => common.has(guess))) throw refuse(field, 'refusals:commonPassword')
}

let loading: Promise<ReadonlySet<string>> | undefined

/** The fifty thousand most used passwords, loaded only where a password is chosen, so that nothing else starts slower. */
const loadCommonPasswords = () =>
  (loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))
