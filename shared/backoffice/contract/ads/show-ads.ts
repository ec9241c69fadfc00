import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { AdEntry } from '../../../site/content/ads.ts'

/** The lines of ads.txt, of which the file has those that are active. */
export const AdsView = z.object({
  entries: z.array(AdEntry),
  /** Unix seconds; null where nobody has changed it. */
  changed_at: z.nullable(z.int()),
  version: z.int(),
})
export type AdsView = z.infer<typeof AdsView>

export const showAds = endpoint('GET /admin/ads', {
  summary: 'The lines of ads.txt',
  access: 'operator:ads.read',
  reply: z.object({ data: AdsView }),
})
