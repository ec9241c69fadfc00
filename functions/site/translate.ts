import * as contract from '#shared/site/contract/translate.ts'
import { editsIn, withEdits, type Namespaces } from '#shared/words/edits.ts'
import { fingerprintOf, fingerprintsOf, parseFingerprints } from '#shared/words/fingerprint.ts'
import type { Language } from '#shared/words/language.ts'
import { reloadEdits } from '#functions/platform/edited-sentences.ts'
import { serve } from '#functions/platform/serve.ts'

/** The words of one language alone: a cold start has no use for those of the other. */
const wordsOf: Record<Language, () => Promise<Namespaces>> = {
  hu: async () => (await import('#shared/words/words-hu.ts')).hu,
  en: async () => (await import('#shared/words/words-en.ts')).en,
}

export const handler = serve(contract.translate, async ({ query }, { language, version }) => {
  // At this moment: a document that was written a moment ago knows the newest.
  const [words] = await Promise.all([wordsOf[language](), reloadEdits(language)])
  const all = withEdits(words, editsIn(language))
  const data = query.known ? changedSince(parseFingerprints(query.known), all) : all
  version.set(fingerprintsOf(data))
  return { data }
})

/** The namespaces that a page knows with other words. */
function changedSince(known: Map<string, string>, all: Namespaces): Namespaces {
  return Object.fromEntries(
    Object.entries(all).filter(([name, words]) => known.has(name) && known.get(name) !== fingerprintOf(words)),
  )
}
