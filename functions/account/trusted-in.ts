import { createHash } from 'node:crypto'
import type { Account } from '#shared/account/model.ts'

/** What is bound to an account without a session: it ends with the password and the address that its owner had. */
export const trustedIn = ({ password_version, email }: Pick<Account, 'password_version' | 'email'>): string =>
  createHash('sha256').update(`${password_version} ${email}`).digest('hex').slice(0, 16)
