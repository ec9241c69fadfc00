import * as contract from '#shared/backoffice/contract/ads/show-ads.ts'
import { adLists } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'

export const handler = serve(contract.showAds, async () => {
  const kept = await get(adLists, {})
  return {
    data: { entries: kept?.entries ?? [], changed_at: kept?.changed_at ?? null, version: kept?._version ?? 0 },
  }
})
