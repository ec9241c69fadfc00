import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { AdEntry } from '../../../site/content/ads.ts'
import { largestFileCall, SentFile } from '../../sent-file.ts'

export const previewAds = endpoint('POST /admin/ads/preview', {
  summary: 'The lines of a TXT or CSV file, or what is wrong with it; changes nothing',
  access: 'operator:ads.write',
  changes: false,
  largestBody: largestFileCall,
  body: SentFile,
  reply: z.object({ data: z.object({ entries: z.array(AdEntry) }) }),
})
