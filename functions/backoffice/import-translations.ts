import * as contract from '#shared/backoffice/contract/translations/import-translations.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { importedFile } from './imported-file.ts'
import { publicationWrites } from './publication-writes.ts'
import { translationsNow, versionOf } from './translation-store.ts'

export const handler = serve(contract.importTranslations, async ({ body }, { actor, now, once }) => {
  const known = await translationsNow()
  const { language, changes } = importedFile(body, known)
  if (versionOf(known, language) !== body.version) throw problem('conflict', 'refusals:changedMeanwhile')
  const reply = { data: { language, changed: changes.length } }
  const both = { hu: [], en: [], [language]: changes }
  const writes = [...publicationWrites(known, both, 'imported', { actor, now }), ...once(reply)]
  if (writes.length) await commit(...writes)
  return reply
})
