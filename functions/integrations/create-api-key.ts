import { startOfBudapestDay } from '#shared/calendar/budapest-day.ts'
import { addDays } from '#shared/calendar/day.ts'
import { aboutApiKey } from '#shared/company/audit/audited-changes.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { keyState, mostKeys } from '#shared/integrations/api-key.ts'
import * as contract from '#shared/integrations/contract/keys/create-api-key.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { audited } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { apiKeys, hashOf, keyText, newKeyId, newKeySecret } from '#functions/platform/api-keys.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, get, insert } from '#functions/platform/table.ts'
import { keysOf, keyView } from './key-store.ts'

/** The text of the key is kept nowhere, so that a retry of a lost reply creates another one, and the first is seen in the list. */
export const handler = serve(contract.createApiKey, async ({ body }, { actor, now, perCall }) => {
  const { company } = actor
  const [existing, found] = await Promise.all([keysOf(company), get(companies, { id: company })])
  if (!found?.has_integrations) throw problem('forbidden', 'refusals:integrationsClosed')
  if (existing.filter(key => keyState(key, now) === 'valid').length >= mostKeys)
    throw problem('conflict', 'refusals:tooManyKeys', { maximum: mostKeys })
  if (body.expires_on !== null && body.expires_on < now.today) throw refuse('expires_on', 'refusals:dayOver')

  await countAttempt('apiKey', { whose: actor.account }, { now, perCall })
  const secret = newKeySecret()
  const { name, scope, expires_on } = body
  const key = {
    company,
    id: newKeyId(),
    name,
    scope,
    hash: hashOf(secret),
    created_at: now.seconds,
    created_by: actor.user,
    ends_at: expires_on === null ? null : startOfBudapestDay(addDays(expires_on, 1)) / 1000,
    revoked_at: null,
  }
  await commit(
    check(companies, found),
    insert(apiKeys, key),
    ...audited({ actor, now }, 'api_key_created', aboutApiKey(key), {
      changes: [
        { field: 'scope', from: null, to: scope },
        ...(expires_on === null ? [] : [{ field: 'expires_on', from: null, to: expires_on }]),
      ],
    }),
  )
  const person = { id: actor.user, ...actor.name, avatar: null, position: null }
  return {
    data: keyView(key, { people: new Map([[actor.user, person]]), now }),
    key: keyText(key, secret),
  }
})
