import { isLanguage, languages, type Language } from '../../words/language.ts'
import type { Namespaces } from '../../words/edits.ts'
import { hasStrayBraces, fits, placeholdersOf } from '../../words/placeholders.ts'
import type { Sentence } from '../../words/sentence.ts'

/** Bytes: some times what all sentences of a language take. */
export const largestFile = 2_000_000

/** The longest that a sentence may become. */
export const longestSentence = 20_000

/** How many mistakes of one sort are told of. */
const told = 10

/** What a file holds of a language, or what is wrong with it. */
export type ReadFile = { language: Language; sentences: Namespaces } | { problem: Sentence }

/** A language at the end of a file's name: `hu.json`, `szabi-en.json`. */
export function languageOfFile(name: string): Language | { problem: Sentence } {
  const [, word] = /(?:^|[._-])([a-z]{2})\.json$/i.exec(name) ?? []
  if (!word) return { problem: { key: 'refusals:incorrectFilename' } }
  const language = word.toLowerCase()
  return isLanguage(language)
    ? language
    : { problem: { key: 'refusals:unsupportedLanguage', values: { language, languages: languages.join(', ') } } }
}

/** The file that exporting a language gives: every sentence as it is said. */
export const exportedFile = (said: Namespaces): string => `${JSON.stringify(said, null, 2)}\n`

/**
 * Reads the file of a language whole or not at all: it is JSON in UTF-8, named by the language, with every key of the release and no other,
 * each a sentence with the placeholders of the released one.
 */
export function readFile(name: string, bytes: Uint8Array, released: Record<Language, Namespaces>): ReadFile {
  const language = languageOfFile(name)
  if (typeof language !== 'string') return language
  if (bytes.byteLength > largestFile)
    return { problem: { key: 'refusals:fileTooLarge', values: { most: largestFile / 1e6 } } }
  const text = textOf(bytes)
  if (text === undefined) return { problem: { key: 'refusals:notUtf8' } }
  const parsed = parsedJson(text)
  if ('problem' in parsed) return parsed
  const sentences = namespacesIn(parsed.value)
  if (!sentences) return { problem: { key: 'refusals:notTranslations' } }
  const problem = mistakeIn(sentences, released[language])
  return problem ? { problem } : { language, sentences }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parsedJson(text: string): { value: unknown } | { problem: Sentence } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    const at = /position (\d+)/.exec((error as Error).message)?.[1]
    const line = (at === undefined ? text : text.slice(0, Number(at))).split('\n').length
    return { problem: { key: 'refusals:notJson', values: { line } } }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function namespacesIn(value: unknown): Namespaces | undefined {
  if (!isRecord(value)) return undefined
  const isNamespace = (list: unknown) => isRecord(list) && Object.values(list).every(text => typeof text === 'string')
  return Object.values(value).every(isNamespace) ? (value as Namespaces) : undefined
}

const keysOf = (words: Namespaces) =>
  Object.entries(words).flatMap(([name, list]) => Object.keys(list).map(key => `${name}:${key}`))

/** The first of a file's mistakes, with the keys that have it. */
function mistakeIn(sentences: Namespaces, released: Namespaces): Sentence | undefined {
  const [own, known] = [new Set(keysOf(sentences)), new Set(keysOf(released))]
  const bad = (test: (text: string, released: string) => boolean) => keysWhere(sentences, released, test)
  const mistakes = [
    ['refusals:unknownKeys', [...own].filter(key => !known.has(key))],
    ['refusals:missingKeys', [...known].filter(key => !own.has(key))],
    ['refusals:emptySentences', bad((text, before) => !text.trim() && Boolean(before.trim()))],
    ['refusals:changedPlaceholders', bad((text, before) => !fits(text, before))],
    ['refusals:longSentences', bad(text => text.length > longestSentence || text.includes('\0'))],
  ] as const
  const found = mistakes.find(([, keys]) => keys.length)
  return found && { key: found[0], values: { count: found[1].length, keys: listed(found[1]) } }
}

const listed = (keys: readonly string[]) => keys.slice(0, told).join(', ') + (keys.length > told ? ' …' : '')

const keysWhere = (words: Namespaces, released: Namespaces, test: (text: string, released: string) => boolean) =>
  Object.entries(words).flatMap(([name, list]) =>
    Object.entries(list).flatMap(([key, text]) => {
      const before = ownText(released, name, key)
      return before !== undefined && test(text, before) ? [`${name}:${key}`] : []
    }),
  )

/** The sentence under a key, and nothing that objects have of themselves. */
export function ownText(words: Namespaces, name: string, key: string): string | undefined {
  const list = Object.hasOwn(words, name) ? words[name]! : {}
  return Object.hasOwn(list, key) ? list[key] : undefined
}

/** What is wrong with a sentence that is to stand in the place of a released one. */
export function sentenceProblem(text: string, released: string): Sentence | undefined {
  if (!text.trim() && released.trim()) return { key: 'problems:required' }
  if (text.length > longestSentence) return { key: 'problems:tooLong' }
  if (text.includes('\0')) return { key: 'problems:strangeCharacters' }
  if (hasStrayBraces(text)) return { key: 'refusals:strayBraces' }
  if (fits(text, released)) return undefined
  return { key: 'refusals:placeholders', values: { placeholders: placeholdersOf(released).join(', ') || '–' } }
}
