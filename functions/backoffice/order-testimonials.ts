import * as contract from '#shared/backoffice/contract/testimonials/order-testimonials.ts'
import { problem } from '#shared/contract/problem.ts'
import { byPlace, putInOrder } from '#shared/site/content/in-order.ts'
import { testimonials, testimonialsPartition } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, list, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { orderChange } from './order-change.ts'

export const handler = serve(contract.orderTestimonials, async ({ body: { language, ids } }, { actor, now, once }) => {
  const all = byPlace(await list(testimonials, { pk: testimonialsPartition }))
  const moved = putInOrder(all, language, ids)
  if (!moved) throw problem('conflict', 'refusals:changedMeanwhile')
  if (!moved.length) return
  await commit(
    ...moved.map(one => replace(testimonials, { ...one, changed_at: now.seconds })),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'testimonials',
        act: 'changed',
        subject: { id: language, name: language },
        changes: orderChange(all, language, ids, ({ title }) => title),
      },
    ),
    ...once({}),
  )
})
