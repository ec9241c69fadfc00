import type { Account } from '#shared/account/model.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { replace, type Write } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { knownOf, newPasswordHash, type NewPasswordContext } from './new-password-hash.ts'
import { withoutSessions } from './session-store.ts'

interface NewPasswordOptions extends Pick<NewPasswordContext, 'field'> {
  password: string
  /** The session in which the password is changed; it is not revoked. */
  kept?: string
}

interface ChangedPassword {
  owner: Account
  writes: Write[]
}

/** The account with another password, and the writes that change it and revoke every other session. @throws Problem `invalid` at the field */
export async function withNewPassword(
  before: Stored<Account>,
  { password, field, kept }: NewPasswordOptions,
): Promise<ChangedPassword> {
  const hash = await newPasswordHash(password, { field, known: knownOf(before) })
  const owner = { ...before, password: hash, password_version: before.password_version + 1 }
  return { owner, writes: [replace(accounts, owner), ...(await withoutSessions(owner.id, kept))] }
}
