import * as contract from '#shared/backoffice/contract/translations/preview-import.ts'
import { serve } from '#functions/platform/serve.ts'
import { importedFile } from './imported-file.ts'
import { translationsNow, versionOf } from './translation-store.ts'

export const handler = serve(contract.previewImport, async ({ body }) => {
  const known = await translationsNow()
  const { language, changes } = importedFile(body, known)
  return {
    data: {
      language,
      count: changes.length,
      changes: changes.slice(0, contract.mostPreviewed),
      version: versionOf(known, language),
    },
  }
})
