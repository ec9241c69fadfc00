import * as contract from '#shared/backoffice/contract/users/deactivate-user.ts'
import { problem } from '#shared/contract/problem.ts'
import { withoutSessions } from '#functions/account/session-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { accounts } from '#functions/account/account-store.ts'
import { userBesideOperators } from './known-user.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'

/** Whoever signs in at the same moment replaces the account too, so that no session stays open; whoever begins to run the service conflicts. */
export const handler = serve(contract.deactivateUser, async ({ path: { id } }, { actor, now, once }) => {
  const [{ account, besideOperators }, ended] = await Promise.all([userBesideOperators(id), withoutSessions(id)])
  if (account.deactivated_at !== null) throw problem('conflict', 'refusals:deactivatedAlready')
  await commit(
    replace(accounts, { ...account, deactivated_at: now.seconds }),
    besideOperators,
    ...ended,
    ...auditedByOperator({ actor, now }, { area: 'users', act: 'deactivated', subject: aboutAccount(id) }),
    ...once({}),
  )
})
