import { accounts } from '#functions/account/account-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import * as contract from '#shared/notifications/contract/show-preferences.ts'
import { wantedBy } from '#shared/notifications/wanted.ts'
import { choicesOf } from './preference-store.ts'

export const handler = serve(contract.showPreferences, async (_, { actor }) => {
  const [[by = {}], account] = await Promise.all([
    choicesOf(actor.company, [actor.user]),
    get(accounts, { id: actor.user }),
  ])
  return { data: { ...wantedBy(by), service_emails: !account?.refuses_service_emails } }
})
