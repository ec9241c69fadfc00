import * as contract from '#shared/backoffice/contract/partners/remove-partner.ts'
import { problem } from '#shared/contract/problem.ts'
import { logoBytes, partners } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, get, remove } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.removePartner, async ({ path: { id } }, { actor, now, once }) => {
  const found = await get(partners, { id })
  if (!found) throw problem('notFound')
  await commit(
    remove(partners, found),
    clear(logoBytes, { digest: found.logo.digest }),
    ...auditedByOperator({ actor, now }, { area: 'partners', act: 'removed', subject: { id, name: found.name } }),
    ...once({}),
  )
})
