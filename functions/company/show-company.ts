import * as contract from '#shared/company/contract/show-company.ts'
import { serve } from '#functions/platform/serve.ts'
import { loadShownCompany } from './shown-company.ts'
import { companyView } from './company-view.ts'

export const handler = serve(contract.showCompany, async (_, { actor, now }) =>
  companyView(await loadShownCompany(actor.company), now.today),
)
