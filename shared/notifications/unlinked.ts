import { inOneLine } from '../words/in-one-line.ts'

/** A space that is hardly seen. */
const hairSpace = '\u200A'

/**
 * A name as it stands in an email: mail programs make links of what looks like an address, but no link reaches over a space, so
 * that one follows every dot within a word and every colon of a scheme.
 */
export const unlinked = (name: string) =>
  name.replace(/(?<=[^\s.])[.．。｡․](?=[\p{L}\p{N}])|:(?=\/\/)/gu, `$&${hairSpace}`)

/** What somebody has written, as an email quotes it: in one line, so that none of it looks like a line or a button of ours. */
export const quotedInLine = (said: string) => unlinked(inOneLine(said))
