import * as contract from '#shared/account/contract/identity/link-identity.ts'
import { providerNames } from '#shared/account/identity.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { get, remove, replace } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { challenges } from './challenge-store.ts'
import { commitCredentialChange } from './credential-change.ts'
import { assertUnlinked } from './identity/assert-unlinked.ts'
import { identities, opens } from './identity/identity-store.ts'
import { provenIdentity } from './identity/proven-identity.ts'
import { endedWayCookie } from './identity/way.ts'

/** Only the account that began to link is linked, in the browser and by the person that began. */
export const handler = serve(contract.linkIdentity, async ({ path, body }, context) => {
  const { actor, now, setCookie } = context
  const { account } = actor
  const { provider, claims, digest, readChallenge } = await provenIdentity(path.provider, body.response, context)
  const [challenge, taken, owner] = await Promise.all([
    readChallenge({ purpose: 'provider_link', account }),
    get(identities, { digest }),
    get(accounts, { id: account }),
  ])
  if (!owner) throw problem('unauthenticated')
  assertUnlinked(owner, provider)
  if (taken) throw problem('conflict', 'refusals:identityOfAnother', { provider: providerNames[provider] })

  const linked = { provider, digest, email: claims.email?.slice(0, 254) ?? null, linked_at: now.seconds }
  await commitCredentialChange(
    { account, what: 'identity_linked' },
    context,
    replace(accounts, { ...owner, identities: [...owner.identities, linked] }),
    opens(account, linked),
    remove(challenges, challenge),
  )
  setCookie(endedWayCookie)
})
