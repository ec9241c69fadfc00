import { problem, Problem, refuse, type FieldErrors } from '../../contract/problem.ts'
import { editsFor, type SentenceChange } from '../../site/translations/edit.ts'
import { ownText, sentenceProblem } from '../../site/translations/translation-file.ts'
import type { Namespaces } from '../../words/edits.ts'
import { languages, type Language } from '../../words/language.ts'
import { editOf, type ByLanguage } from './translation-rows.ts'

/** A sentence that an operator publishes: the edit that they have read, and the one that they want; null is the release's text. */
export interface WantedEdit {
  language: Language
  namespace: string
  key: string
  from: string | null
  to: string | null
}

/** The sentences of a namespace in a language after a publication. */
export interface EditedList {
  language: Language
  namespace: string
  sentences: Record<string, string>
}

/** The most bytes of the edits of one namespace, of which a stored item has to have room, and of a language. */
export const mostOfNamespace = 300_000
export const mostOfLanguage = 500_000
/** The most lists that one commit writes. */
const mostLists = 80

const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength

/**
 * What is wrong with a publication: a sentence that is not there, one that its place cannot take, or one that somebody else has changed since.
 */
export function publicationObstacle(
  released: ByLanguage,
  edits: ByLanguage,
  wanted: readonly WantedEdit[],
): Problem | undefined {
  const errors: FieldErrors = {}
  let isOutdated = false
  for (const [place, { language, namespace, key, from, to }] of wanted.entries()) {
    const text = ownText(released[language], namespace, key)
    if (text === undefined) {
      errors[`changes.${place}.key`] = [
        { key: 'refusals:unknownKeys', values: { count: 1, keys: `${namespace}:${key}` } },
      ]
      continue
    }
    const wrong = to === null ? undefined : sentenceProblem(to, text)
    if (wrong) errors[`changes.${place}.to`] = [wrong]
    isOutdated ||= editOf(released[language], edits[language], namespace, key) !== from
  }
  if (Object.keys(errors).length) return new Problem('invalid', { errors })
  return isOutdated ? problem('conflict', 'refusals:changedMeanwhile') : undefined
}

/** What becomes different by a publication, language by language, in the order in which it was asked for. */
export const changesBy = (
  released: ByLanguage,
  edits: ByLanguage,
  wanted: readonly WantedEdit[],
): Record<Language, SentenceChange[]> => {
  const of = (one: Language) =>
    wanted
      .filter(({ language }) => language === one)
      .map(({ namespace, key, to }) => {
        const text = ownText(released[one], namespace, key) ?? ''
        return {
          namespace,
          key,
          from: editOf(released[one], edits[one], namespace, key) ?? text,
          to: to ?? text,
        }
      })
      .filter(({ from, to }) => from !== to)
  return { hu: of('hu'), en: of('en') }
}

/** The lists that a publication writes. */
export function listsAfter(
  released: ByLanguage,
  edits: ByLanguage,
  changes: Record<Language, readonly SentenceChange[]>,
): EditedList[] {
  return languages.flatMap(language => {
    const touched = new Set(changes[language].map(({ namespace }) => namespace))
    const after: Namespaces = editsFor(released[language], edits[language], changes[language])
    return [...touched].map(namespace => ({ language, namespace, sentences: { ...after[namespace] } }))
  })
}

/** Whether what is to be written has room: in one commit, in its items, and in every page that carries it. */
export function roomObstacle(edits: ByLanguage, lists: readonly EditedList[]): Problem | undefined {
  if (lists.length > mostLists) return refuse('changes', 'refusals:tooManyAreas', { most: mostLists })
  const isTooLarge =
    lists.some(({ sentences }) => sizeOf(sentences) > mostOfNamespace) ||
    languages.some(one => {
      const own = lists.filter(({ language }) => language === one)
      const after = { ...edits[one], ...Object.fromEntries(own.map(list => [list.namespace, list.sentences])) }
      return own.length > 0 && sizeOf(after) > mostOfLanguage
    })
  return isTooLarge ? refuse('changes', 'refusals:editsTooLarge') : undefined
}

/** The most lines, and letters, that one entry of the log has. */
const [mostLines, mostLetters] = [200, 60_000]

/** Changes as entries of the log keep them: in parts that an item has room for. */
export function inEntries(changes: readonly SentenceChange[]): SentenceChange[][] {
  const parts: SentenceChange[][] = []
  let letters = 0
  for (const change of changes) {
    const size = Math.min(change.from.length, 2000) + Math.min(change.to.length, 2000)
    const last = parts.at(-1)
    if (last && last.length < mostLines && letters + size <= mostLetters) {
      last.push(change)
      letters += size
    } else {
      parts.push([change])
      letters = size
    }
  }
  return parts
}
