import { asPdf } from '#functions/attendance/files/as-pdf.ts'
import { replyOf } from '#functions/attendance/reply-of-file.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { papersIn } from '#shared/attendance/papers/say-papers.ts'
import * as contract from '#shared/billing/contract/export-order.ts'
import { problem } from '#shared/contract/problem.ts'
import { operator } from '#shared/words/operator.ts'
import { orders } from './order-store.ts'
import { proFormaDocument } from './pro-forma-document.ts'

/** An order keeps its paper whatever became of it: the paper says whether it is still to be paid. */
export const handler = serve(contract.exportOrder, async ({ path: { number } }, { actor, language }) => {
  const order = await get(orders, { company: actor.company, number })
  if (!order) throw problem('notFound')
  const file = await asPdf(proFormaDocument(order, operator, language))
  return replyOf(`${papersIn(language)('papers:proFormaFile')}-${number}`, file)
})
