import * as contract from '#shared/site/contract/translate.ts'
import { fingerprintOf, fingerprintsOf, parseFingerprints } from '#shared/words/fingerprint.ts'
import type { Language } from '#shared/words/language.ts'
import { translations } from '#shared/words/translations.ts'
import { serve } from '#functions/platform/serve.ts'

type Namespaces = Record<string, Record<string, string>>

export const handler = serve(contract.translate, async ({ query }, { language, version }) => {
  const data = query.known ? changedSince(parseFingerprints(query.known), language) : translations[language]
  version.set(fingerprintsOf(data))
  return { data }
})

/** The namespaces that a page knows with other words. */
function changedSince(known: Map<string, string>, language: Language): Namespaces {
  const all: Namespaces = translations[language]
  return Object.fromEntries(
    Object.entries(all).filter(([name, words]) => known.has(name) && known.get(name) !== fingerprintOf(words)),
  )
}
