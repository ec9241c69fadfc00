import * as contract from '#shared/backoffice/contract/ads/change-ads.ts'
import { adChanges } from '#shared/backoffice/ads/ad-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import { adLists } from '#functions/site/content-stores.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

export const handler = serve(contract.changeAds, async ({ body: { entries, version, file } }, { actor, now, once }) => {
  const kept = await get(adLists, {})
  if ((kept?._version ?? 0) !== version) throw problem('conflict', 'refusals:changedMeanwhile')
  const changes = adChanges(kept?.entries ?? [], entries)
  const after = { ...(kept ?? unstored({})), entries, changed_at: now.seconds }
  const reply = {
    data: changes.length
      ? { entries, changed_at: now.seconds, version: version + 1 }
      : { entries, changed_at: kept?.changed_at ?? null, version },
  }
  const writes = [
    ...(changes.length ? [replace(adLists, after)] : []),
    ...auditedByOperator(
      { actor, now },
      { area: 'ads', act: file ? 'imported' : 'changed', subject: { id: 'ads', name: file ?? 'ads.txt' }, changes },
    ),
    ...once(reply),
  ]
  if (writes.length) await commit(...writes)
  return reply
})
