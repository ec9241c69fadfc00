import * as z from 'zod/mini'
import { Account } from '#shared/account/model.ts'
import { accountKey, emailPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'

export const accounts: Kind<Account, { id: string }> = {
  name: 'Account',
  schema: Account,
  key: accountKey,
}

/** The account behind an e-mail address; the insert under the address as key is what keeps addresses unique. */
const Login = z.object({
  email: z.string(),
  account: z.string(),
  /** Until when, in unix seconds, a former address is kept for its account, so that the change can be taken back; nobody signs in by it. */
  former_until: z.optional(z.int()),
})
export type Login = z.infer<typeof Login>

export const logins: Kind<Login, { email: string }> = {
  name: 'Login',
  schema: Login,
  key: ({ email }) => ({ pk: emailPartition(email), sk: 'EMAIL' }),
  expires: ({ former_until }) => former_until,
}

/** What an address signs in to, if anything. */
export async function loginBy(email: string): Promise<Stored<Login> | undefined> {
  const login = await get(logins, { email })
  return login?.former_until === undefined ? login : undefined
}

/** The account whose e-mail address it is, if any. */
export async function accountByEmail(email: string): Promise<Stored<Account> | undefined> {
  const login = await loginBy(email)
  return login && get(accounts, { id: login.account })
}

/** The account that keeps anybody else from having an e-mail address, as its own one or a former one. */
export async function holderOf(email: string): Promise<Stored<Account> | undefined> {
  const login = await get(logins, { email })
  return login && get(accounts, { id: login.account })
}
