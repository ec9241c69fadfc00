import * as contract from '#shared/leave/contract/erase-account.ts'
import { expiredCookie } from '#functions/account/login-cookie.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { endedAccount } from './own-data/ended-account.ts'

/** Ends the account of whoever types its address; a task erases the rest. */
export const handler = serve(contract.eraseAccount, async ({ body }, { actor, now, once, setCookie }) => {
  const ended = await endedAccount(actor.account, { now, typed: body.email, session: actor.session })
  await ended.endEarlier()
  await commit(...ended.writes, ...once({}))
  setCookie(expiredCookie)
})
