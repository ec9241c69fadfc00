import type { Account } from '#shared/account/model.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { clear, replace, type Write } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { emailChanges } from './email-change-store.ts'
import { hashOf } from './password.ts'
import { withoutSessions } from './session-store.ts'

interface NewPasswordOptions {
  password: string
  /** The session in which the password is changed; it is not revoked. */
  kept?: string
}

interface ChangedPassword {
  owner: Account
  writes: Write[]
}

/**
 * The account with another password, and the writes that change it, revoke every other session, and end a change of the address, which
 * whoever knew the password of before may have asked for. The sessions are read after the account, which whoever opens one meanwhile replaces.
 */
export async function withNewPassword(
  before: Stored<Account>,
  { password, kept }: NewPasswordOptions,
): Promise<ChangedPassword> {
  const [hash, revoking] = await Promise.all([hashOf(password), withoutSessions(before.id, kept)])
  const owner = { ...before, password: hash, password_version: before.password_version + 1 }
  return { owner, writes: [replace(accounts, owner), ...revoking, clear(emailChanges, { account: before.id })] }
}
