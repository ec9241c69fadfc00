import type { Namespaces } from '../../words/edits.ts'
import { withEdits } from '../../words/edits.ts'
import { ownText } from './translation-file.ts'

/** A sentence that becomes another one. */
export interface SentenceChange {
  namespace: string
  key: string
  from: string
  to: string
}

/** What differs between what is said and what is to be said, in the order of the release. */
export const changesTo = (said: Namespaces, wanted: Namespaces): SentenceChange[] =>
  Object.entries(said).flatMap(([namespace, list]) =>
    Object.entries(list).flatMap(([key, from]) => {
      const to = ownText(wanted, namespace, key)
      return to === undefined || to === from ? [] : [{ namespace, key, from, to }]
    }),
  )

/** The edits by which what is released becomes what is to be said; what is said as released is no edit. */
export function editsFor(released: Namespaces, edits: Namespaces, changes: readonly SentenceChange[]): Namespaces {
  const wanted: Record<string, Record<string, string>> = {}
  for (const [name, list] of Object.entries(edits)) wanted[name] = { ...list }
  for (const { namespace, key, to } of changes) {
    const list = (wanted[namespace] ??= {})
    if (ownText(released, namespace, key) === to) delete list[key]
    else list[key] = to
  }
  return wanted
}

/** Every sentence of a language as it is said. */
export const saidWords = (released: Namespaces, edits: Namespaces): Namespaces => withEdits(released, edits)
