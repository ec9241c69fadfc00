import type { ByLanguage } from '#shared/backoffice/translations/translation-rows.ts'
import type { EditedList } from '#shared/backoffice/translations/publication.ts'
import type { EditedSentences } from '#shared/words/edited-sentences.ts'
import type { Namespaces } from '#shared/words/edits.ts'
import type { Language } from '#shared/words/language.ts'
import { editedSentences, editsPartition } from '#functions/platform/edited-sentences.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import { list, replace, type Write } from '#functions/platform/table.ts'

/** The words of the release and what has been edited of them. */
export interface TranslationsNow {
  released: ByLanguage
  edits: ByLanguage
  stored: readonly Stored<EditedSentences>[]
}

const storedIn = (language: Language) => list(editedSentences, { pk: editsPartition(language) })

const editsOf = (stored: readonly EditedSentences[], language: Language): Namespaces =>
  Object.fromEntries(
    stored.filter(one => one.language === language).map(({ namespace, sentences }) => [namespace, sentences]),
  )

/** Two queries in the same moment; all words of the release come only into functions that ask for them. */
export async function translationsNow(): Promise<TranslationsNow> {
  const [{ translations }, hu, en] = await Promise.all([
    import('#shared/words/translations.ts'),
    storedIn('hu'),
    storedIn('en'),
  ])
  return {
    released: translations,
    edits: { hu: editsOf(hu, 'hu'), en: editsOf(en, 'en') },
    stored: [...hu, ...en],
  }
}

/** What a preview and its import have to agree on: the version of every list of the language. */
export const versionOf = ({ stored }: Pick<TranslationsNow, 'stored'>, language: Language): string =>
  stored
    .filter(one => one.language === language)
    .map(({ namespace, _version }) => `${namespace}.${_version}`)
    .join()

/** The writes of edited lists. One without sentences stays, so that its version never begins anew. */
export const editedWrites = (
  { stored }: Pick<TranslationsNow, 'stored'>,
  lists: readonly EditedList[],
  changed_at: number,
): Write[] =>
  lists.map(({ language, namespace, sentences }) => {
    const before = stored.find(one => one.language === language && one.namespace === namespace)
    return replace(editedSentences, {
      ...(before ?? unstored({ language, namespace })),
      sentences,
      changed_at,
    })
  })
