import * as contract from '#shared/account/contract/identity/start-linking-identity.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { openChallenge } from './challenge-store.ts'
import { assertUnlinked } from './identity/assert-unlinked.ts'
import { providerAddress } from './identity/ask-provider.ts'
import { offered, pageOrigin, wayCookie } from './identity/way.ts'
import { countAttempt } from './throttle.ts'

export const handler = serve(contract.startLinkingIdentity, async ({ path }, context) => {
  const { actor, now, address, origin: page, setCookie } = context
  const { provider, client } = await offered(path.provider)
  const [owner] = await Promise.all([
    get(accounts, { id: actor.account }),
    countAttempt('identity', { address }, context),
  ])
  if (!owner) throw problem('unauthenticated')
  assertUnlinked(owner, provider)
  const origin = pageOrigin(page)
  const opened = { purpose: 'provider_link', account: owner.id, value: origin, provider } as const
  const { token, write } = openChallenge(opened, now)
  const to = await providerAddress({ provider, client, token, origin })
  await commit(write, check(accounts, owner))
  setCookie(wayCookie(token))
  return { data: { address: to } }
})
