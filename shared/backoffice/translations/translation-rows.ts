import * as z from 'zod/mini'
import { ownText } from '../../site/translations/translation-file.ts'
import type { Namespaces } from '../../words/edits.ts'
import { languages, type Language } from '../../words/language.ts'
import { fits } from '../../words/placeholders.ts'
import { searchWord } from '../search.ts'

/** A sentence in one language: the release's text, and what operators have edited it to; null where they have not. */
export const TranslationCell = z.object({
  released: z.string(),
  edited: z.nullable(z.string()),
  /** Whether the edit lacks a placeholder since a release, so that it is not said. */
  is_unfit: z.boolean(),
})
export type TranslationCell = z.infer<typeof TranslationCell>

/** A sentence in every language; its id is the namespace and the key. */
export const TranslationRow = z.object({
  id: z.string(),
  namespace: z.string(),
  key: z.string(),
  hu: TranslationCell,
  en: TranslationCell,
})
export type TranslationRow = z.infer<typeof TranslationRow>

export type ByLanguage = Readonly<Record<Language, Namespaces>>

/** The edit of a sentence; an edit that says what the release says is none. */
export function editOf(released: Namespaces, edits: Namespaces, namespace: string, key: string): string | null {
  const edited = ownText(edits, namespace, key)
  return edited === undefined || edited === ownText(released, namespace, key) ? null : edited
}

/** Every sentence, in the order of the release. */
export const rowsOf = (released: ByLanguage, edits: ByLanguage): TranslationRow[] =>
  Object.entries(released.hu).flatMap(([namespace, list]) =>
    Object.keys(list).map(key => {
      const cellIn = (language: Language): TranslationCell => {
        const text = ownText(released[language], namespace, key) ?? ''
        const edited = editOf(released[language], edits[language], namespace, key)
        return { released: text, edited, is_unfit: edited !== null && !fits(edited, text) }
      }
      return { id: `${namespace}:${key}`, namespace, key, hu: cellIn('hu'), en: cellIn('en') }
    }),
  )

/** What is said: the edit, where it fits. */
export const saidIn = ({ released, edited, is_unfit }: TranslationCell): string =>
  edited === null || is_unfit ? released : edited

/** Whether a language lacks the sentence: it says nothing where another language does, or its edit is not said. */
export const isMissing = (row: TranslationRow): boolean => {
  const isSaid = languages.map(language => Boolean(saidIn(row[language]).trim()))
  return languages.some(language => row[language].is_unfit) || (isSaid.includes(true) && isSaid.includes(false))
}

/** Whether operators have edited the sentence. */
export const isEdited = (row: TranslationRow): boolean => languages.some(language => row[language].edited !== null)

/** Whether a sentence has a text in its key, as pages write it or as its id, or in what it says in any language. */
export function isFoundBy(row: TranslationRow, wanted: string): boolean {
  const word = searchWord(wanted)
  // Longer than the search words of names, so that the end of a long sentence is found too.
  const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ')
  const keys = [row.id, `${row.namespace}.${row.key}`]
  return [...keys, ...languages.map(language => saidIn(row[language]))].some(text => folded(text).includes(word))
}
