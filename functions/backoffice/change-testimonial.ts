import * as contract from '#shared/backoffice/contract/testimonials/change-testimonial.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { problem } from '#shared/contract/problem.ts'
import { lastPlace } from '#shared/site/content/in-order.ts'
import { testimonials, testimonialsPartition } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, list, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { replacedVersion } from './with-version.ts'

export const handler = serve(
  contract.changeTestimonial,
  async ({ path: { id }, body: { version, ...draft } }, { actor, now, once }) => {
    const all = await list(testimonials, { pk: testimonialsPartition })
    const before = all.find(one => one.id === id)
    if (!before) throw problem('notFound')
    if (before._version !== version) throw problem('conflict', 'refusals:changedMeanwhile')
    const place = draft.language === before.language ? before.place : lastPlace(all, draft.language)
    const after = { ...before, ...draft, place, changed_at: now.seconds }
    const reply = { data: replacedVersion(after) }
    await commit(
      replace(testimonials, after),
      ...auditedByOperator(
        { actor, now },
        {
          area: 'testimonials',
          act: 'changed',
          subject: { id, name: draft.title },
          changes: operatorChanges<typeof draft>(before, draft),
        },
      ),
      ...once(reply),
    )
    return reply
  },
)
