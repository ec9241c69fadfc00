import * as z from 'zod/mini'

/** The most lines of the file, and the longest one. */
export const mostAds = 1_000
export const longestAd = 300

/** A line of ads.txt, which is ASCII but for its comments. */
export const AdEntry = z.object({
  content: z
    .string({ error: 'problems:required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'problems:required' }),
      z.maxLength(longestAd, { error: 'problems:tooLong' }),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'problems:strangeCharacters' }),
    ),
  active: z.boolean(),
})
export type AdEntry = z.infer<typeof AdEntry>

/** The most bytes of all lines as they are sent and kept, below what one item of the table holds, and its reply another one. */
export const largestAds = 350_000

/** As many lines, and as many bytes of them, as the file may have. */
export const AdEntries = z.array(AdEntry).check(
  z.maxLength(mostAds, { error: 'refusals:tooManyAds' }),
  z.refine(entries => bytesOf(entries) <= largestAds, { error: 'refusals:adsTooLarge', abort: true }),
)

const bytesOf = (entries: readonly AdEntry[]) => new TextEncoder().encode(JSON.stringify(entries)).length

/** The file that tells who may sell advertisements of this site. */
export const AdList = z.object({
  entries: AdEntries,
  /** Unix seconds. */
  changed_at: z.int(),
})
export type AdList = z.infer<typeof AdList>

/** What stands at `/ads.txt`; undefined where no line is active. */
export function adsText({ entries }: Pick<AdList, 'entries'>): string | undefined {
  const lines = entries.filter(({ active }) => active).map(({ content }) => content)
  return lines.length ? `${lines.join('\n')}\n` : undefined
}
