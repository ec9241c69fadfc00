import * as contract from '#shared/account/contract/email/cancel-email-change.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { emailChanges } from './email-change-store.ts'

/** One that is confirmed meanwhile stays. */
export const handler = serve(contract.cancelEmailChange, async (_, { actor, once }) => {
  const change = await get(emailChanges, { account: actor.account })
  if (change?.changed === null) await commit(remove(emailChanges, change), ...once({}))
})
