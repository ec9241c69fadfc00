import * as contract from '#shared/backoffice/contract/partners/show-logo.ts'
import { problem } from '#shared/contract/problem.ts'
import { logoBytes, partners } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'

export const handler = serve(contract.showLogo, async ({ path: { id } }) => {
  const partner = await get(partners, { id })
  const kept = partner && (await get(logoBytes, { digest: partner.logo.digest }))
  if (!kept) throw problem('notFound')
  return { data: { type: partner.logo.type, bytes: kept.bytes } }
})
