import { isEntered } from '#shared/account/identity.ts'
import * as contract from '#shared/backoffice/contract/users/send-user-reset.ts'
import { problem } from '#shared/contract/problem.ts'
import { askForReset } from '#functions/account/reset-store.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { knownUser } from './known-user.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'

/** Sends what the owner could ask for themselves, as often as they could. */
export const handler = serve(contract.sendUserReset, async ({ path: { id } }, { actor, now, perCall, once }) => {
  const account = await knownUser(id)
  if (!isEntered(account)) throw problem('conflict', 'refusals:neverEntered')
  if (account.deactivated_at !== null) throw problem('conflict', 'refusals:deactivatedAlready')
  await countAttempt('forgotPassword', { whose: account.email }, { now, perCall })
  await commit(
    askForReset(id, now),
    ...auditedByOperator({ actor, now }, { area: 'users', act: 'sent', subject: aboutAccount(id) }),
    ...once({}),
  )
})
