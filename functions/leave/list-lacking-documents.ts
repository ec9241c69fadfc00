import * as contract from '#shared/leave/contract/document/list-lacking-documents.ts'
import { serve } from '#functions/platform/serve.ts'
import { lackingInCompany, mostLacking } from './lacking-documents.ts'
import { viewsOf } from './request-view.ts'

export const handler = serve(contract.listLackingDocuments, async ({ query }, { actor, now, language }) => {
  const lacking = await lackingInCompany(actor.company, now.today, { isDecided: query.status === 'approved' })
  return { data: await viewsOf(lacking.slice(0, mostLacking), { actor, language, now }) }
})
