import { loadCompany } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/document/show-document-rules.ts'
import { documentRulesOf } from '#shared/leave/document/asked-document.ts'

export const handler = serve(contract.showDocumentRules, async (_, { actor }) => {
  const { calendar } = await loadCompany(actor.company)
  return { data: documentRulesOf(calendar) }
})
