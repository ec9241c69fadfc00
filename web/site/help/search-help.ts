/** A text that can be found: an article of the help. */
export interface Findable {
  id: string
  title: string
  /** As one reads it, without the signs of Markdown. */
  text: string
}

/** Letter by letter in small and without accents, so that a place in it is the same place in the text. */
export const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, place) => {
    const letter = text[place]!
    const [plain = letter] = letter.normalize('NFD').toLowerCase()
    return plain
  }).join('')

const wordsOf = (query: string) =>
  folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether a word of a text begins so. */
const hasWord = (text: string, start: string) => new RegExp(`(^|[^\\p{L}\\p{N}])${start}`, 'u').test(text)

/** The articles in which every word of the query begins some word, those first whose titles have them; all for an empty query. */
export function searchHelp<Article extends Findable>(articles: readonly Article[], query: string): Article[] {
  const words = wordsOf(query)
  const rank = ({ title, text }: Article) => {
    const [inTitle, inAll] = [folded(title), folded(`${title} ${text}`)]
    if (!words.every(word => hasWord(inAll, word))) return 0
    return 1 + words.filter(word => hasWord(inTitle, word)).length
  }
  return articles
    .map((article, place) => ({ article, place, rank: rank(article) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || one.place - other.place)
    .map(({ article }) => article)
}

export interface Piece {
  text: string
  isMatch: boolean
}

/** A text in pieces, of which those match that begin as a word of the query does; they end with the word. */
export function markMatches(text: string, query: string): Piece[] {
  const words = wordsOf(query)
  if (words.length === 0) return text ? [{ text, isMatch: false }] : []
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})[\\p{L}\\p{N}]*`, 'gu')
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: match } of folded(text).matchAll(found)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false })
    end = index + match.length
    pieces.push({ text: text.slice(index, end), isMatch: true })
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMatch: false }] : pieces
}

/** Markdown as one reads it in a line. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')

/** The beginning of a text, or what stands around its first match, in whole words. */
export function excerptOf(text: string, query: string, length = 160): string {
  const before = markMatches(text, query).findIndex(({ isMatch }) => isMatch)
  const at = before <= 0 ? 0 : markMatches(text, query)[0]!.text.length
  const start = at < length / 2 ? 0 : text.indexOf(' ', at - length / 2) + 1
  if (start + length >= text.length) return (start ? '… ' : '') + text.slice(start)
  return `${start ? '… ' : ''}${text.slice(start, text.lastIndexOf(' ', start + length))} …`
}
