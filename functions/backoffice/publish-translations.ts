import * as contract from '#shared/backoffice/contract/translations/publish-translations.ts'
import { changesBy, publicationObstacle } from '#shared/backoffice/translations/publication.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { publicationWrites } from './publication-writes.ts'
import { translationsNow } from './translation-store.ts'

export const handler = serve(contract.publishTranslations, async ({ body }, { actor, now, once }) => {
  const known = await translationsNow()
  const { released, edits } = known
  throwIfProblem(publicationObstacle(released, edits, body.changes))
  const changes = changesBy(released, edits, body.changes)
  const reply = { data: { changed: changes.hu.length + changes.en.length } }
  const writes = [...publicationWrites(known, changes, 'published', { actor, now }), ...once(reply)]
  if (writes.length) await commit(...writes)
  return reply
})
