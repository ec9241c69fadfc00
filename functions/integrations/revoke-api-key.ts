import { aboutApiKey } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/keys/revoke-api-key.ts'
import { audited } from '#functions/company/audit-store.ts'
import { apiKeys } from '#functions/platform/api-keys.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'

/** A company whose plan has no keys any more can still revoke them. */
export const handler = serve(contract.revokeApiKey, async ({ path: { id } }, { actor, now, once }) => {
  const key = await get(apiKeys, { company: actor.company, id })
  if (!key) throw problem('notFound')
  if (key.revoked_at !== null) throw problem('conflict', 'refusals:keyRevoked')
  await commit(
    replace(apiKeys, { ...key, hash: null, revoked_at: now.seconds }),
    ...audited({ actor, now }, 'api_key_revoked', aboutApiKey(key)),
    ...once({}),
  )
})
