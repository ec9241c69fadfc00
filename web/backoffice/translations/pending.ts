import type { WantedEdit } from '#shared/backoffice/translations/publication.ts'
import type { TranslationRow } from '#shared/backoffice/translations/translation-rows.ts'
import type { Language } from '#shared/words/language.ts'
import { hasStrayBraces } from '#shared/words/placeholders.ts'
import { sentenceProblem } from '#shared/site/translations/translation-file.ts'

/** An edit that is not published yet, and what the release says in its place. */
export interface PendingEdit extends WantedEdit {
  released: string
}

/** The edits that are not published yet, by language, namespace and key. */
export type Pending = Readonly<Record<string, PendingEdit>>

export const placeOf = (language: Language, id: string) => `${language} ${id}`

/** A sentence as it is to be said: as it is being edited, else as it was edited, else as released. */
export const textNow = (pending: Pending, row: TranslationRow, language: Language): string => {
  const edit = pending[placeOf(language, row.id)]
  const { edited, released } = row[language]
  return edit ? (edit.to ?? released) : (edited ?? released)
}

/** The edits after a sentence has become another one; one that says what is published is none. */
export function withText(pending: Pending, row: TranslationRow, language: Language, text: string): Pending {
  const place = placeOf(language, row.id)
  const { [place]: before, ...others } = pending
  const { edited, released } = row[language]
  const from = before ? before.from : edited
  const to = text === released ? null : text
  return to === from
    ? others
    : { ...others, [place]: { language, namespace: row.namespace, key: row.key, from, to, released } }
}

/** Why a sentence cannot be published, as the key of a sentence of this page; undefined where it can. */
export function obstacleOf(text: string, released: string): 'isEmpty' | 'isUnfit' | undefined {
  if (!text.trim() && released.trim()) return 'isEmpty'
  return hasStrayBraces(text) || sentenceProblem(text, released) ? 'isUnfit' : undefined
}

/** The edits that cannot be published as they stand. */
export const unfitIn = (pending: Pending): PendingEdit[] =>
  Object.values(pending).filter(({ to, released }) => to !== null && obstacleOf(to, released) !== undefined)
