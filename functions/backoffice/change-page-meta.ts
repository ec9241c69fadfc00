import * as contract from '#shared/backoffice/contract/page-meta/change-page-meta.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { problem } from '#shared/contract/problem.ts'
import { languagesOfPage } from '#shared/site/pages/editable-paths.ts'
import { pageMetas } from '#functions/site/content-stores.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { pageMetaView, releasedHead } from './page-meta-view.ts'
import { translationsNow } from './translation-store.ts'

/** What says nothing any more stays, so that its version never begins anew. */
export const handler = serve(contract.changePageMeta, async ({ body }, { actor, now, once }) => {
  const { version, path, language, ...draft } = body
  if (!languagesOfPage(path).includes(language)) throw problem('notFound')
  const [kept, { released, edits }] = await Promise.all([get(pageMetas, { path, language }), translationsNow()])
  if ((kept?._version ?? 0) !== version) throw problem('conflict', 'refusals:changedMeanwhile')
  const before = kept ?? unstored({ path, language, changed_at: now.seconds })
  const after = { ...before, ...draft, changed_at: now.seconds }
  const changes = operatorChanges<typeof draft>(kept ?? {}, draft)
  const head = releasedHead(path, language, released[language], edits[language])
  const reply = {
    data: pageMetaView(body, changes.length ? { ...after, _version: version + 1 } : kept, head),
  }
  const writes = [
    ...(changes.length ? [replace(pageMetas, after)] : []),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'page-meta',
        act: 'changed',
        subject: { id: `${language}-page`, name: `${path} (${language})` },
        changes,
      },
    ),
    ...once(reply),
  ]
  if (writes.length) await commit(...writes)
  return reply
})
