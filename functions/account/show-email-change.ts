import * as contract from '#shared/account/contract/email/show-email-change.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { emailChanges } from './email-change-store.ts'

export const handler = serve(contract.showEmailChange, async (_, { actor }) => {
  const change = await get(emailChanges, { account: actor.account })
  return { data: change?.changed === null ? change : null }
})
