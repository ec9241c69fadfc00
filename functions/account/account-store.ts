import * as z from 'zod/mini'
import { Account } from '#shared/account/model.ts'
import { accountPartition, emailPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'

export const accounts: Kind<Account, { id: string }> = {
  name: 'Account',
  schema: Account,
  key: ({ id }) => ({ pk: accountPartition(id), sk: 'ACCOUNT' }),
}

/** The account behind an e-mail address; the insert under the address as key is what keeps addresses unique. */
const Login = z.object({ email: z.string(), account: z.string() })

export const logins: Kind<z.infer<typeof Login>, { email: string }> = {
  name: 'Login',
  schema: Login,
  key: ({ email }) => ({ pk: emailPartition(email), sk: 'EMAIL' }),
}

/** The account that an e-mail address belongs to, if any. */
export async function accountByEmail(email: string): Promise<Stored<Account> | undefined> {
  const login = await get(logins, { email })
  return login && get(accounts, { id: login.account })
}
