import { isEntered } from '#shared/account/identity.ts'
import type { Account } from '#shared/account/model.ts'
import { problem } from '#shared/contract/problem.ts'
import { accounts, logins, type Login } from '#functions/account/account-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { get, insert, list, remove, replace, type Write } from '#functions/platform/table.ts'
import { invitations, invitationsTo } from './invitation-store.ts'

/**
 * The writes by which an account takes an address, which may be a former one of its own, or that of an account which was invited once and
 * never entered; the latter is removed, so that an invitation at the same moment conflicts.
 * @throws Problem `conflict` where somebody else has the address meanwhile, or an invitation to it is open
 */
export async function takeEmail(
  owner: Pick<Account, 'id'>,
  email: string,
  held: Stored<Login> | undefined,
  now: { seconds: number },
): Promise<Write[]> {
  const login = { email, account: owner.id }
  if (!held) return [insert(logins, login)]
  const taken = replace(logins, { ...login, _version: held._version })
  if (held.account === owner.id) return [taken]
  const [invited, received] = await Promise.all([
    get(accounts, { id: held.account }),
    list(invitations, { pk: invitationsTo(held.account), index: 2 }),
  ])
  if (invited && isEntered(invited)) throw problem('conflict', 'refusals:emailTaken')
  if (received.some(({ state, expires_at }) => state === 'sent' && expires_at > now.seconds))
    throw problem('conflict', 'refusals:emailInvited')
  return [taken, ...(invited ? [remove(accounts, invited)] : [])]
}
