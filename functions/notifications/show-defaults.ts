import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import * as contract from '#shared/notifications/contract/show-defaults.ts'
import { wantedBy } from '#shared/notifications/wanted.ts'
import { notificationDefaults } from './preference-store.ts'

export const handler = serve(contract.showDefaults, async (_, { actor }) => ({
  data: wantedBy({ company: await get(notificationDefaults, { company: actor.company }) }),
}))
