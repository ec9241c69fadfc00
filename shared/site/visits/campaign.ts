import * as z from 'zod/mini'
import { longestReferer, longestUtm } from './followed-campaign.ts'

/** A text of an address that somebody has followed, without what no address shows. */
const part = (longest: number) =>
  z._default(
    z
      .string({ error: 'problems:invalidValue' })
      .check(
        z.trim(),
        z.maxLength(longest, { error: 'problems:tooLong' }),
        z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, { error: 'problems:strangeCharacters' }),
      ),
    '',
  )

/** What an advertisement says of itself in the address that it leads to, and the page where it stood. */
export const Campaign = z.object({
  utm_source: part(longestUtm),
  utm_medium: part(longestUtm),
  utm_campaign: part(longestUtm),
  utm_term: part(longestUtm),
  utm_content: part(longestUtm),
  referer: part(longestReferer),
})
export type Campaign = z.infer<typeof Campaign>
