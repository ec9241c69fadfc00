import * as contract from '#shared/backoffice/contract/ads/preview-ads.ts'
import { bytesOf } from '#shared/backoffice/sent-file.ts'
import { Problem, refuse } from '#shared/contract/problem.ts'
import { readAds } from '#shared/site/content/read-ads.ts'
import { serve } from '#functions/platform/serve.ts'

export const handler = serve(contract.previewAds, async ({ body }) => {
  const read = readAds(body.name, textOf(bytesOf(body)))
  if ('problem' in read) throw new Problem('invalid', { errors: { content: [read.problem] } })
  return { data: { entries: read.entries } }
})

/** @throws Problem `invalid` where it is no UTF-8 */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('content', 'refusals:notUtf8')
  }
}
