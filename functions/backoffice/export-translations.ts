import * as contract from '#shared/backoffice/contract/translations/export-translations.ts'
import { problem } from '#shared/contract/problem.ts'
import { saidWords } from '#shared/site/translations/edit.ts'
import { exportedFile } from '#shared/site/translations/translation-file.ts'
import { isLanguage } from '#shared/words/language.ts'
import { serve } from '#functions/platform/serve.ts'
import { translationsNow } from './translation-store.ts'

export const handler = serve(contract.exportTranslations, async ({ path: { language } }) => {
  if (!isLanguage(language)) throw problem('notFound')
  const { released, edits } = await translationsNow()
  return { data: { name: `${language}.json`, text: exportedFile(saidWords(released[language], edits[language])) } }
})
