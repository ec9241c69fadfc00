import * as contract from '#shared/company/contract/complete-registration.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { companies } from './company-store.ts'
import { loadShownCompany } from './shown-company.ts'
import { companyView } from './company-view.ts'

export const handler = serve(contract.completeRegistration, async (_, { actor, now }) => {
  const before = await loadShownCompany(actor.company)
  const completed = { ...before.company, has_completed_registration: true }

  await commit(replace(companies, completed))
  return companyView({ ...before, company: completed }, now.today)
})
