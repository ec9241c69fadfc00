import type { Account } from '#shared/account/model.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { remove, replace, type Write } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { knownOf, newPasswordHash, type NewPasswordContext } from './new-password-hash.ts'
import { sessions, sessionsOf } from './session-store.ts'

interface NewPasswordOptions extends Pick<NewPasswordContext, 'field'> {
  password: string
  /** The session in which the password is changed; it is not revoked. */
  kept?: string
}

/** The writes that change a password, revoke every other session, and raise a security alert. @throws Problem `invalid` at the field */
export async function withNewPassword(
  owner: Stored<Account>,
  { password, field, kept }: NewPasswordOptions,
  now: { seconds: number },
): Promise<Write[]> {
  const hash = await newPasswordHash(password, { field, known: knownOf(owner) })
  const revoked = (await sessionsOf(owner.id)).filter(({ id }) => id !== kept)
  return [
    replace(accounts, { ...owner, password: hash }),
    ...revoked.map(session => remove(sessions, session)),
    raiseSecurityAlert(owner.id, 'password_changed', now),
  ]
}
