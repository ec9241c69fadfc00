import * as contract from '#shared/backoffice/contract/testimonials/remove-testimonial.ts'
import { problem } from '#shared/contract/problem.ts'
import { testimonials } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.removeTestimonial, async ({ path: { id } }, { actor, now, once }) => {
  const found = await get(testimonials, { id })
  if (!found) throw problem('notFound')
  await commit(
    remove(testimonials, found),
    ...auditedByOperator({ actor, now }, { area: 'testimonials', act: 'removed', subject: { id, name: found.title } }),
    ...once({}),
  )
})
