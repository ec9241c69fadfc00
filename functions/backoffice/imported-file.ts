import { bytesOf, type SentFile } from '#shared/backoffice/sent-file.ts'
import { Problem } from '#shared/contract/problem.ts'
import { changesTo, saidWords, type SentenceChange } from '#shared/site/translations/edit.ts'
import { readFile } from '#shared/site/translations/translation-file.ts'
import type { Language } from '#shared/words/language.ts'
import type { TranslationsNow } from './translation-store.ts'

/** The language of a file of translations, and what it changes. @throws Problem `invalid` that says at the file what is wrong with it */
export function importedFile(
  file: SentFile,
  { released, edits }: TranslationsNow,
): { language: Language; changes: SentenceChange[] } {
  const read = readFile(file.name, bytesOf(file), released)
  if ('problem' in read) throw new Problem('invalid', { errors: { content: [read.problem] } })
  const { language, sentences } = read
  return { language, changes: changesTo(saidWords(released[language], edits[language]), sentences) }
}
