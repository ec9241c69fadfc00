import * as contract from '#shared/leave/contract/erase-account.ts'
import { expiredCookie } from '#functions/account/login-cookie.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { endedAccount } from './own-data/ended-account.ts'

/** Ends the account of whoever types its address; a task erases the rest. The log of operators says of one of them that they are gone. */
export const handler = serve(contract.eraseAccount, async ({ body }, { actor, now, once, setCookie }) => {
  const ended = await endedAccount(actor.account, { now, typed: body.email, session: actor.session })
  await ended.endEarlier()
  const subject = aboutAccount(actor.account)
  await commit(
    ...ended.writes,
    ...(ended.wasOperator ? auditedByOperator({ actor, now }, { area: 'admin-users', act: 'erased', subject }) : []),
    ...once({}),
  )
  setCookie(expiredCookie)
})
