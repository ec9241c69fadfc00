import { loadCompany } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/show-leave-rules.ts'
import { rulesOf } from '#shared/leave/situation.ts'

export const handler = serve(contract.showLeaveRules, async (_, { actor }) => {
  const { calendar } = await loadCompany(actor.company)
  return { data: rulesOf(calendar) }
})
