import * as contract from '#shared/backoffice/contract/partners/change-partner.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import { problem } from '#shared/contract/problem.ts'
import { lastPlace } from '#shared/site/content/in-order.ts'
import { logoBytes, partners, partnersPartition } from '#functions/site/content-stores.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, list, put, replace } from '#functions/platform/table.ts'
import { logoOfFile } from './logo-of-file.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { replacedVersion } from './with-version.ts'

/** A logo that takes the place of another one has its bytes kept in its stead. */
export const handler = serve(contract.changePartner, async ({ path: { id }, body }, { actor, now, once }) => {
  const { version, logo: file, ...draft } = body
  const all = await list(partners, { pk: partnersPartition })
  const before = all.find(one => one.id === id)
  if (!before) throw problem('notFound')
  if (before._version !== version) throw problem('conflict', 'refusals:changedMeanwhile')
  const sent = file === undefined ? undefined : logoOfFile(file, id)
  const logo = sent?.logo ?? before.logo
  const place = draft.language === before.language ? before.place : lastPlace(all, draft.language)
  const after = { ...before, ...draft, logo, place, changed_at: now.seconds }
  const reply = { data: replacedVersion(after) }
  await commit(
    replace(partners, after),
    ...(sent && logo.digest !== before.logo.digest
      ? [put(logoBytes, sent.kept), clear(logoBytes, { digest: before.logo.digest })]
      : []),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'partners',
        act: 'changed',
        subject: { id, name: draft.name },
        changes: operatorChanges({ ...before, logo: before.logo.digest }, { ...draft, logo: logo.digest }, [
          'kind',
          'name',
          'language',
          'active',
          'logo',
        ]),
      },
    ),
    ...once(reply),
  )
  return reply
})
