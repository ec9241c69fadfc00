import * as contract from '#shared/backoffice/contract/partners/list-partners.ts'
import { byPlace } from '#shared/site/content/in-order.ts'
import { partners, partnersPartition } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { withVersion } from './with-version.ts'

export const handler = serve(contract.listPartners, async () => ({
  data: byPlace(await list(partners, { pk: partnersPartition })).map(withVersion),
}))
