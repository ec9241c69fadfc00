import { SearchEntry, searchWord, startOf } from '#shared/backoffice/search.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list, type Write } from '#functions/platform/table.ts'
import { clear, put } from '#functions/platform/table.ts'

type Named = Pick<SearchEntry, 'of' | 'start' | 'word' | 'company' | 'id'>

export const searchEntries: Kind<SearchEntry, Named> = {
  name: 'SearchEntry',
  schema: SearchEntry,
  key: ({ of, start, word, company, id }) => ({ pk: `SEARCH#${of}#${start}`, sk: `${word}#${company}#${id}` }),
}

/** By what something is found that is in no company but its own: a company, or an account. */
export const searchEntriesOf = (of: SearchEntry['of'], id: string, words: readonly string[]): SearchEntry[] =>
  words.map(word => ({ of, start: startOf(word), word, company: id, id }))

/** The writes that make the entries of one thing those of its words of now. */
export function searchedBy(
  of: SearchEntry['of'],
  id: string,
  before: readonly string[],
  after: readonly string[],
): Write[] {
  const entries = (words: readonly string[]) => searchEntriesOf(of, id, words)
  return [
    ...entries(after.filter(word => !before.includes(word))).map(entry => put(searchEntries, entry)),
    ...entries(before.filter(word => !after.includes(word))).map(entry => clear(searchEntries, entry)),
  ]
}

/** Where a page of a search goes on. */
export const placeOfSearch = ({ word, company, id }: Pick<SearchEntry, 'word' | 'company' | 'id'>) =>
  `${word}#${company}#${id}`

/** A page of the entries whose word begins with a text, after a place; one more than is shown says whether there are others. */
export function entriesLike(of: SearchEntry['of'], text: string, after: string | undefined, atMost: number) {
  const word = searchWord(text)
  const pk = `SEARCH#${of}#${startOf(word)}`
  return list(searchEntries, {
    pk,
    mayLag: true,
    between: [after !== undefined && after >= word ? `${after}\u0000` : word, `${word}\uffff`],
    atMost,
  })
}
