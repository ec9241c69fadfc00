import { translateErrors } from '#functions/platform/problem-reply.ts'
import { serve } from '#functions/platform/serve.ts'
import type { BulkResult } from '#shared/leave/bulk-request.ts'
import * as contract from '#shared/leave/contract/request/show-bulk-request.ts'
import { type BulkResultView } from '#shared/leave/contract/request/show-bulk-request.ts'
import type { Language } from '#shared/words/language.ts'
import { bulkOf, bulkSummary, resultsOf } from './bulk-request-store.ts'

export const handler = serve(contract.showBulkRequest, async ({ path: { id } }, { actor: { company }, language }) => {
  const { request, progress } = await bulkOf(company, id)
  const data = bulkSummary({ request, progress })
  const isOver = progress.status === 'booked' || progress.status === 'undone'
  if (!isOver) return { data }
  const results = await resultsOf({ company, bulk: id })
  return { data: { ...data, results: results.map(result => resultView(result, language)) } }
})

const resultView = (
  { person, request, refusal, waits, is_undone, kept }: BulkResult,
  language: Language,
): BulkResultView => ({
  user_id: person,
  ...(waits && !kept && { waits }),
  ...(request && { id: request }),
  ...(refusal && { errors: translateErrors(refusal, language) }),
  ...(is_undone && { is_undone }),
  ...(kept && { kept: Object.values(translateErrors(kept, language)).flat() }),
})
