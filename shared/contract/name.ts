import * as z from 'zod/mini'
import { line } from './wire.ts'

/** What mail programs make a link of: a scheme, a path, an address with @, words joined by dots such as `example.hu`, four numbers. */
const webAddress = /:\/\/|@|\.\S*\/|[^\s.]\.\p{L}{2}|\d{1,3}(?:\.\d{1,3}){3}/u

/** Initials and titles that stand before a name without a space, such as `Sz.Nagy` and `ifj.Kovács`; `nav.Hu` and `T.Com` are none. */
const initials =
  /(?<![\p{L}\d-])(?:\p{Lu}|Cs|Dzs?|Gy|Ly|Ny|Sz|Ty|Zs|[Dd]r|[Ii]fj|[Ii]d|[Öö]zv|[Pp]rof)\.(?=\p{Lu}\p{Ll}{2})(?!(?:Com|Net|Org|Info|Biz|App|Dev|Xyz|Top|Shop|Site|Online)(?!\p{L}))/gu

/** A company called like its web address, followed by its legal form alone, such as `Netrisk.hu Kft.` */
export const addressWithForm =
  /^[\p{L}\d-]+\.\p{L}{2,}\s(?:Kft|Bt|Kkt|Zrt|Nyrt|Rt|E\.?V|Ltd|Inc|LLC|GmbH|AG|SE|S\.?R\.?O)\.?$/iu

/** A text as a browser reads it in an address: letters and dots of other widths as plain ones, and nothing that joins letters (UTS 46). */
const asInAddress = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll('。', '.')

function isAddress(text: string): boolean {
  return webAddress.test(text.replace(initials, '.'))
}

/**
 * The name of a company or a person, which stands in emails to people who do not know it, so that it says nothing but a name. What
 * is `allowed` may look like an address.
 */
export const name = (longest: number, allowed?: RegExp) =>
  line(longest).check(
    z.regex(/^[^<>]*$/, { error: 'problems:markupInName' }),
    z.refine(
      text => {
        const read = asInAddress(text)
        return !isAddress(read) || Boolean(allowed?.test(read))
      },
      { error: 'problems:addressInName' },
    ),
  )
