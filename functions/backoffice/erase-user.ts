import * as contract from '#shared/backoffice/contract/users/erase-user.ts'
import { endedAccount } from '#functions/leave/own-data/ended-account.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'

/** Erases an account as its owner could; the log keeps no address of somebody who is erased. */
export const handler = serve(contract.eraseUser, async ({ path: { id }, body }, { actor, now, once }) => {
  const ended = await endedAccount(id, { now, typed: body.email })
  await ended.endEarlier()
  await commit(
    ...ended.writes,
    ...auditedByOperator({ actor, now }, { area: 'users', act: 'erased', subject: aboutAccount(id) }),
    ...once({}),
  )
})
