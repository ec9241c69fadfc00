import * as z from 'zod/mini'
import { line } from './wire.ts'

/** What mail programs make a link of: a scheme, a path, an address with @, and words joined by dots such as `example.hu`. */
const webAddress = /:\/\/|@|\.\S*\/|[\p{L}\d-]\.\p{L}{2}/u

/** Initials and titles that stand before a name without a space, such as `Sz.Nagy` and `ifj.Kovács`. */
const initials = /(?<![\p{L}\d-])\p{L}{1,3}\.(?=\p{Lu}\p{Ll})/gu

/** The name of a company or a person, which stands in emails to people who do not know it, so that it says nothing but a name. */
export const name = (longest: number) =>
  line(longest).check(
    z.regex(/^[^<>]*$/, { error: 'problems:markupInName' }),
    z.refine(text => !webAddress.test(text.replace(initials, '.')), { error: 'problems:addressInName' }),
  )
