import { EditedSentences } from '#shared/words/edited-sentences.ts'
import { useEdits } from '#shared/words/edits.ts'
import { languages, type Language } from '#shared/words/language.ts'
import type { Kind } from './kind.ts'
import { log } from './log.ts'
import { list } from './table.ts'

export const editedSentences: Kind<EditedSentences, Pick<EditedSentences, 'language' | 'namespace'>> = {
  name: 'EditedSentences',
  schema: EditedSentences,
  key: ({ language, namespace }) => ({ pk: editsPartition(language), sk: `NAMESPACE#${namespace}` }),
}

export const editsPartition = (language: Language) => `EDITED_SENTENCES#${language}`

/** For how long a function says what it has loaded, in milliseconds: an edit is to be said everywhere within a minute. */
const fresh = 30_000

interface Loading {
  at: number
  done: Promise<void>
}
const loadings = new Map<Language, Loading>()

/** Loads what was edited in a language, once in half a minute; where that fails, what was loaded before is said on. */
export function loadEdits(language: Language): Promise<void> {
  const last = loadings.get(language)
  return last && Date.now() - last.at < fresh ? last.done : reloadEdits(language)
}

/** Loads what is edited in a language at this moment. */
export function reloadEdits(language: Language): Promise<void> {
  const done = load(language).catch(error => log.error('edited sentences could not be loaded', error))
  loadings.set(language, { at: Date.now(), done })
  return done
}

/** Loads what was edited in every language, for what is written to people in theirs. */
export const loadAllEdits = async (): Promise<void> => void (await Promise.all(languages.map(one => loadEdits(one))))

async function load(language: Language) {
  const found = await list(editedSentences, { pk: editsPartition(language), mayLag: true })
  useEdits(language, Object.fromEntries(found.map(({ namespace, sentences }) => [namespace, sentences])))
}
