import { companyOf } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { leaveRules } from '#shared/leave/rules-contract.ts'
import { rulesOf } from '#shared/leave/situation.ts'

export const handler = serve(leaveRules.showLeaveRules, async (_, { actor }) => {
  const { calendar } = await companyOf(actor.company)
  return { data: rulesOf(calendar) }
})
