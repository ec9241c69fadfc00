/** Signs of the private use area, which no keyboard has, around what stands out in a sentence. */
const opening = '\uE000'
const closing = '\uE001'

/** Makes a value stand out in the sentence that it fills. */
export const emphasised = (value: string) => `${opening}${withoutEmphasis(value)}${closing}`

/** A sentence as the text of an email and its subject say it. */
export const withoutEmphasis = (sentence: string) => sentence.replace(/[\uE000\uE001]/g, '')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text in which nothing is markup. */
export const escaped = (text: string) => withoutEmphasis(text).replace(/[&<>"']/g, sign => entities[sign]!)

/** A sentence as HTML, in which what stands out is bold. */
export const inHtml = (sentence: string) =>
  sentence
    .split(/(\uE000[^\uE000\uE001]*\uE001)/)
    .map(part => (part.startsWith(opening) && part.endsWith(closing) ? `<b>${escaped(part)}</b>` : escaped(part)))
    .join('')
