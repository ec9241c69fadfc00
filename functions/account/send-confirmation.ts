import * as contract from '#shared/account/contract/send-confirmation.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { askForConfirmation } from './confirmation-store.ts'
import { countAttempt } from './throttle.ts'

/** Sends nothing to an address that is confirmed. */
export const handler = serve(contract.sendConfirmation, async (_, { actor, now, perCall, address, once }) => {
  const owner = await get(accounts, { id: actor.account })
  if (!owner) throw problem('unauthenticated')
  if (owner.email_confirmed_at !== null) return
  await countAttempt('sendConfirmation', { whose: owner.email, address }, { now, perCall })
  await commit(askForConfirmation(owner.id, now), ...once({}))
})
