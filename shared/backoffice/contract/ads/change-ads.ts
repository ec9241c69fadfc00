import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { AdEntries } from '../../../site/content/ads.ts'
import { AdsView } from './show-ads.ts'

/** The most bytes of a call: every line as long as it may be, in letters of four bytes. */
const largestCall = 2_000_000

export const changeAds = endpoint('PUT /admin/ads', {
  summary: 'The lines of ads.txt, in their order',
  access: 'operator:ads.write',
  problems: ['conflict'],
  largestBody: largestCall,
  body: z.object({
    entries: AdEntries,
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
    /** The file that the lines come from, for the log. */
    file: z.optional(z.string().check(z.maxLength(200, { error: 'problems:tooLong' }))),
  }),
  reply: z.object({ data: AdsView }),
})
