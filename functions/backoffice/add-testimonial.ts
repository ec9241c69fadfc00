import * as contract from '#shared/backoffice/contract/testimonials/add-testimonial.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { problem } from '#shared/contract/problem.ts'
import { lastPlace } from '#shared/site/content/in-order.ts'
import { mostTestimonials } from '#shared/site/content/testimonial.ts'
import { testimonials, testimonialsPartition } from '#functions/site/content-stores.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert, list } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.addTestimonial, async ({ body }, { actor, now, once }) => {
  const all = await list(testimonials, { pk: testimonialsPartition })
  if (all.length >= mostTestimonials) throw problem('conflict', 'refusals:testimonialsFull', { most: mostTestimonials })
  const added = { ...body, id: newId(), place: lastPlace(all, body.language), changed_at: now.seconds }
  const reply = { data: { ...added, version: 1 } }
  await commit(
    insert(testimonials, added),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'testimonials',
        act: 'added',
        subject: { id: added.id, name: body.title },
        changes: operatorChanges({}, body),
      },
    ),
    ...once(reply),
  )
  return reply
})
