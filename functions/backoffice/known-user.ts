import type { Account } from '#shared/account/model.ts'
import type { UserRow } from '#shared/backoffice/contract/users/user-row.ts'
import { isEntered } from '#shared/account/identity.ts'
import { problem } from '#shared/contract/problem.ts'
import { accounts } from '#functions/account/account-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { absent, check, get, type Write } from '#functions/platform/table.ts'
import { operators } from '#functions/account/operator-store.ts'

/** An account. @throws Problem `notFound` */
export async function knownUser(id: string): Promise<Stored<Account>> {
  const account = await get(accounts, { id })
  if (!account) throw problem('notFound')
  return account
}

/** An account of somebody who does not run the service, and the check that they still do not. */
interface UserBesideOperators {
  account: Stored<Account>
  besideOperators: Write
}

/**
 * An account of somebody who does not run the service: operators, oneself among them, are only changed by those who keep operators.
 * @throws Problem `notFound` or `conflict`
 */
export async function userBesideOperators(id: string): Promise<UserBesideOperators> {
  const [account, operator] = await Promise.all([knownUser(id), get(operators, { account: id })])
  if (operator?.is_active) throw problem('conflict', 'refusals:accountOfOperator')
  return { account, besideOperators: operator ? check(operators, operator) : absent(operators, { account: id }) }
}

export const userRow = (account: Account): UserRow => ({
  id: account.id,
  email: account.email,
  first_name: account.first_name,
  last_name: account.last_name,
  created_at: account.created_at,
  is_confirmed: account.email_confirmed_at !== null,
  is_entered: isEntered(account),
  deactivated_at: account.deactivated_at,
})
