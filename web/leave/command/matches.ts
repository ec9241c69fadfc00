import { personName, type Named } from '#web/ui/person/person-name.ts'
import { folded } from '#shared/leave/understood/spoken.ts'

/** How many people, and how many pages, are offered at most. */
const most = 5

/** The longest ending of a name that says whose it is: `Bélának`, `Anna's`. */
const longestEnding = 4

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

const means = (typed: string, word: string) =>
  word.startsWith(typed) || (word.length > 2 && typed.startsWith(word) && typed.length - word.length <= longestEnding)

/** Whether every typed word begins a word of the name, each another one. */
function names(typed: readonly string[], name: readonly string[]): boolean {
  const [first, ...others] = typed
  if (first === undefined) return true
  return name.some((word, place) => means(first, word) && names(others, name.toSpliced(place, 1)))
}

/** The people whom some typed words name, in the order of their names. */
export function peopleNamed<P extends Named>(typed: readonly string[], people: readonly P[], language: string): P[] {
  const words = typed.flatMap(wordsOf)
  if (words.length === 0) return []
  return people
    .filter(person => names(words, wordsOf(personName(person, language))))
    .toSorted((one, other) => personName(one, language).localeCompare(personName(other, language), language))
    .slice(0, most)
}

/** The entries whose label a typed line begins a word of; all of them while nothing is typed. */
export const labelled = <E extends { label: string }>(typed: string, entries: readonly E[]): E[] =>
  entries.filter(({ label }) => names(wordsOf(typed), wordsOf(label))).slice(0, typed.trim() ? most : undefined)
