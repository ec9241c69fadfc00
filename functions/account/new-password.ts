import type { Account } from '#shared/account/model.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { remove, replace, type Write } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { hashOf } from './password.ts'
import { sessions, sessionsOf } from './session-store.ts'

interface NewPasswordOptions {
  password: string
  /** The session in which the password is changed; it is not revoked. */
  kept?: string
}

/** The writes that change a password, revoke every other session, and raise a security alert. */
export async function withNewPassword(
  owner: Stored<Account>,
  { password, kept }: NewPasswordOptions,
  now: { seconds: number },
): Promise<Write[]> {
  const hash = await hashOf(password)
  const revoked = (await sessionsOf(owner.id)).filter(({ id }) => id !== kept)
  return [
    replace(accounts, { ...owner, password: hash }),
    ...revoked.map(session => remove(sessions, session)),
    raiseSecurityAlert(owner.id, 'password_changed', now),
  ]
}
