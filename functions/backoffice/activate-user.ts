import * as contract from '#shared/backoffice/contract/users/activate-user.ts'
import { problem } from '#shared/contract/problem.ts'
import { accounts } from '#functions/account/account-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { knownUser } from './known-user.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.activateUser, async ({ path: { id } }, { actor, now, once }) => {
  const account = await knownUser(id)
  if (account.deactivated_at === null) throw problem('conflict', 'refusals:notDeactivated')
  await commit(
    replace(accounts, { ...account, deactivated_at: null }),
    ...auditedByOperator({ actor, now }, { area: 'users', act: 'activated', subject: aboutAccount(id) }),
    ...once({}),
  )
})
