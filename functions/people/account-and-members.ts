import type { Account } from '#shared/account/model.ts'
import type { Member } from '#shared/company/model.ts'
import { Problem } from '#shared/contract/problem.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { members } from '#functions/company/member-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { Conflict, get, getAll } from '#functions/platform/table.ts'

/**
 * An account and its members in all companies, for a change of what they repeat of it. The memberships are read again after the
 * account: a company joined before that is among them, and one joined later replaces the account, so that the commit of whoever
 * replaces it too conflicts. @throws Problem where there is no account, which for one's own is `unauthenticated`
 */
export async function accountAndMembers(
  id: string,
  whenMissing: 'notFound' | 'unauthenticated' = 'notFound',
): Promise<{ account: Stored<Account>; members: Stored<Member>[] }> {
  const [account, memberships] = await Promise.all([get(accounts, { id }), companyMembershipsOf(id)])
  if (!account) throw new Problem(whenMissing)
  const [found, membershipsNow] = await Promise.all([
    getAll(
      members,
      memberships.map(({ company }) => ({ company, id })),
    ),
    companyMembershipsOf(id),
  ])
  if (membershipsNow.length !== memberships.length) throw new Conflict('a company was joined meanwhile')
  return { account, members: found }
}
