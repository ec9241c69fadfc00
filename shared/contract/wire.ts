import * as z from 'zod/mini'

/** An identifier; wider than the generated lower-case ones, so that a foreign one is `notFound` instead of invalid. */
export const Id = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,80}$/, { error: 'problems:unknownId' }))

/** Several identifiers of a query, with commas between them. */
export const manyIds = (most: number) =>
  z.string().check(
    z.regex(new RegExp(`^[0-9A-Za-z_-]{1,80}(,[0-9A-Za-z_-]{1,80}){0,${most - 1}}$`), {
      error: 'problems:unknownId',
    }),
  )

/** A boolean as 1 or 0, as the API specifies it. */
export const Flag = z.union([z.literal(0), z.literal(1)])
export type Flag = z.infer<typeof Flag>

/**
 * One line of text, trimmed, not empty, without controls and ends of lines, and without invisible characters, which turn the direction
 * of what follows or make two texts look alike.
 */
export const line = (longest: number) =>
  z.string({ error: 'problems:required' }).check(
    z.trim(),
    z.minLength(1, { error: 'problems:required' }),
    z.maxLength(longest, { error: 'problems:tooLong' }),
    // Not of joiners and accents alone, which show nothing.
    z.regex(/^(?![\s\p{Cf}\p{M}]+$)/u, { error: 'problems:strangeCharacters' }),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u, {
      error: 'problems:strangeCharacters',
    }),
    // The soft hyphen, and letters and signs that are as good as none.
    z.regex(/^[^\u034f\u00ad\u115f\u1160\u180e\u3164\uffa0]*$/, { error: 'problems:strangeCharacters' }),
  )

/** Text of several lines, possibly empty. */
export const prose = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, { error: 'problems:tooLong' }),
      z.regex(/^[^\0]*$/, { error: 'problems:strangeCharacters' }),
    )

/** The token of an invisible captcha, verified only where the deployment has a key. */
export const Captcha = z.optional(z.string().check(z.maxLength(4096, { error: 'problems:tooLong' })))

/** A year in a query. */
export const QueryYear = z.pipe(
  z.string().check(z.regex(/^(19|20)\d\d$/, { error: 'problems:year' })),
  z.transform((text: string) => Number(text)),
)
