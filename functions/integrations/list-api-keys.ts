import * as contract from '#shared/integrations/contract/keys/list-api-keys.ts'
import { keyState } from '#shared/integrations/api-key.ts'
import type { ApiKey } from '#functions/platform/api-keys.ts'
import { peopleOf } from '#functions/leave/named-people.ts'
import { serve } from '#functions/platform/serve.ts'
import { keysOf, keyView, usesOf } from './key-store.ts'

const mostOverShown = 20

export const handler = serve(contract.listApiKeys, async (_, { actor, now }) => {
  const all = await keysOf(actor.company)
  const isValid = (key: ApiKey) => keyState(key, now) === 'valid'
  // Those that are over are shown as far as they may still be remembered.
  const keys = [...all.filter(isValid), ...all.filter(key => !isValid(key)).slice(0, mostOverShown)]
  const [people, uses] = await Promise.all([
    peopleOf(
      actor.company,
      keys.map(({ created_by }) => created_by),
    ),
    usesOf(keys),
  ])
  return {
    data: keys.map(key => keyView(key, { people, use: uses.get(key.id), now })),
    is_open: actor.hasIntegrations,
  }
})
