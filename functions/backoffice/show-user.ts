import * as contract from '#shared/backoffice/contract/users/show-user.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { secondFactorsOf } from '#functions/account/second-factor-store.ts'
import { sessionsOf } from '#functions/account/session-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, getAll } from '#functions/platform/table.ts'
import { knownUser, userRow } from './known-user.ts'
import { isStillLooking } from './look.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { operators } from '#functions/account/operator-store.ts'

/** Each look is in the log of operators before it is answered. */
export const handler = serve(contract.showUser, async ({ path: { id } }, { actor, now }) => {
  const [account, memberships, factors, open, operator, isSeen] = await Promise.all([
    knownUser(id),
    companyMembershipsOf(id),
    secondFactorsOf(id),
    sessionsOf(id),
    get(operators, { account: id }),
    isStillLooking('users', id, { actor, now }),
  ])
  const [owned, known] = await Promise.all([
    getAll(
      companies,
      memberships.map(({ company }) => ({ id: company })),
      { mayLag: true },
    ),
    getAll(
      members,
      memberships.map(({ company }) => ({ company, id })),
      { mayLag: true },
    ),
    isSeen || commit(...auditedByOperator({ actor, now }, { area: 'users', act: 'viewed', subject: aboutAccount(id) })),
  ])
  const sessions = open.filter(({ expires_at }) => expires_at > now.seconds)
  return {
    data: {
      ...userRow(account),
      language: account.language,
      has_password: account.password !== null,
      has_second_factor: factors.is_on,
      providers: account.identities.map(({ provider }) => provider),
      sessions: sessions.length,
      last_seen_at: sessions[0]?.rotated_at ?? null,
      is_operator: operator?.is_active ?? false,
      companies: known.flatMap(({ company: where, role, status }) => {
        const company = owned.find(one => one.id === where)
        if (!company) return []
        const { name, owner, is_deleted } = company
        return [{ company: where, name, role, status, is_owner: owner === id, is_deleted }]
      }),
    },
  }
})
