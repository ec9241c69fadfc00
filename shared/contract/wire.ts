import * as z from 'zod/mini'

/** An identifier as it travels: our own are lower-case, but a foreign one is looked up (and not found), never a fault. */
export const Id = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,80}$/, { error: 'problems:unknownId' }))

/** The specification's yes and no: 1 and 0. */
export const Flag = z.union([z.literal(0), z.literal(1)])
export type Flag = z.infer<typeof Flag>

/** One line of text, trimmed, not empty. */
export const line = (longest: number) =>
  z
    .string({ error: 'problems:required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'problems:required' }),
      z.maxLength(longest, { error: 'problems:tooLong' }),
      z.regex(/^[^\p{Cc}]*$/u, { error: 'problems:strangeCharacters' }),
    )

/** Text that may be empty and may run over several lines. */
export const prose = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, { error: 'problems:tooLong' }),
      z.regex(/^[^\0]*$/, { error: 'problems:strangeCharacters' }),
    )

/** The token of an invisible captcha; asked for only where the installation has a key. */
export const Captcha = z.optional(z.string().check(z.maxLength(4096, { error: 'problems:tooLong' })))

/** A year in a query. */
export const QueryYear = z.pipe(
  z.string().check(z.regex(/^(19|20)\d\d$/, { error: 'problems:year' })),
  z.transform((text: string) => Number(text)),
)
