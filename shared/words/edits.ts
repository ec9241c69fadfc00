import type { Language } from './language.ts'
import { fits } from './placeholders.ts'

type Namespace = Readonly<Record<string, string>>
/** Sentences by namespace and key. */
export type Namespaces = Readonly<Record<string, Namespace>>

/** What operators have edited since the release, as far as whoever runs this has loaded it. */
const loaded: Record<Language, Namespaces> = { hu: {}, en: {} }

/** The edited sentences of a language. */
export const editsIn = (language: Language): Namespaces => loaded[language]

/** Has the edited sentences of a language said from now on. */
export function useEdits(language: Language, edits: Namespaces) {
  loaded[language] = edits
}

/** The edited sentence in place of a released one, where there is one that still fits it. */
export function editedOr(released: string, edited: string | undefined): string {
  return edited !== undefined && fits(edited, released) ? edited : released
}

/** Released sentences with the edited ones in their places; an edit of a sentence that is there no more is left out. */
export function withEdits<Words extends Namespaces>(released: Words, edits: Namespaces): Words {
  const edited = Object.entries(edits).flatMap(([name, list]) => {
    const namespace = Object.hasOwn(released, name) ? released[name] : undefined
    return namespace ? [[name, withEditsOf(namespace, list)] as const] : []
  })
  return edited.length ? { ...released, ...Object.fromEntries(edited) } : released
}

const withEditsOf = (released: Namespace, list: Namespace): Namespace =>
  Object.fromEntries(
    Object.entries(released).map(([key, text]) => [
      key,
      editedOr(text, Object.hasOwn(list, key) ? list[key] : undefined),
    ]),
  )

/** The edits that are said: of sentences that are still there, and that they fit. */
export const usableEdits = (released: Namespaces, edits: Namespaces): Namespaces =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([name, list]) => {
      const words = Object.hasOwn(released, name) ? released[name]! : {}
      const usable = Object.entries(list).filter(
        ([key, text]) => Object.hasOwn(words, key) && words[key] !== text && fits(text, words[key]!),
      )
      return usable.length ? [[name, Object.fromEntries(usable)]] : []
    }),
  )
