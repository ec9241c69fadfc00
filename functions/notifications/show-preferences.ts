import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/notifications/contract/show-preferences.ts'
import { wantedBy } from '#shared/notifications/wanted.ts'
import { choicesOf } from './preference-store.ts'

export const handler = serve(contract.showPreferences, async (_, { actor }) => {
  const [by = {}] = await choicesOf(actor.company, [actor.user])
  return { data: wantedBy(by) }
})
