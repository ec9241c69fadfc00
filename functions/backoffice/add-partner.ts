import * as contract from '#shared/backoffice/contract/partners/add-partner.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { problem } from '#shared/contract/problem.ts'
import { lastPlace } from '#shared/site/content/in-order.ts'
import { mostPartners } from '#shared/site/content/partner.ts'
import { logoBytes, partners, partnersPartition } from '#functions/site/content-stores.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert, list, put } from '#functions/platform/table.ts'
import { logoOfFile } from './logo-of-file.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.addPartner, async ({ body: { logo: file, ...draft } }, context) => {
  const { actor, now, once } = context
  const id = newId()
  const { logo, kept } = logoOfFile(file, id)
  const all = await list(partners, { pk: partnersPartition })
  if (all.length >= mostPartners) throw problem('conflict', 'refusals:partnersFull', { most: mostPartners })
  const added = { ...draft, id, logo, place: lastPlace(all, draft.language), changed_at: now.seconds }
  const reply = { data: { ...added, version: 1 } }
  await commit(
    insert(partners, added),
    put(logoBytes, kept),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'partners',
        act: 'added',
        subject: { id, name: draft.name },
        changes: operatorChanges({}, { ...draft, logo: logo.digest }),
      },
    ),
    ...once(reply),
  )
  return reply
})
