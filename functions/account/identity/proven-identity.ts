import type { Provider, IdentityClaims } from '#shared/account/identity.ts'
import type { Challenge } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import type { Stored } from '#functions/platform/kind.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { openedChallenge } from '../challenge-store.ts'
import { claimsOf } from './ask-provider.ts'
import { digestOf } from './identity-store.ts'
import { offered, pageOrigin, wayOf } from './way.ts'

export interface ProvenIdentity {
  provider: Provider
  claims: IdentityClaims
  digest: string
  /** Loads the challenge of the way, beside what else is read then. @throws Problem `notFound` where it is none of this */
  readChallenge: (expected: { purpose: Challenge['purpose']; account: string | null }) => Promise<Stored<Challenge>>
}

type Call = Pick<RequestContext<'anyone'>, 'now' | 'browser' | 'origin' | 'perCall'>

/**
 * The identity that a provider has sent back, by the way that this browser began. A code is exchanged once for a call, since the provider
 * takes none a second time; whoever goes on removes the challenge in the same transaction, so that a way leads to one end.
 */
export async function provenIdentity(name: string, response: string, call: Call): Promise<ProvenIdentity> {
  const { provider, client } = await offered(name)
  const token = wayOf(call.browser.cookies)
  const origin = pageOrigin(call.origin)
  const claims = await call.perCall('exchange', () => claimsOf({ provider, client, token, origin }, response))
  return {
    provider,
    claims,
    digest: digestOf(claims),
    readChallenge: async expected => {
      const challenge = await openedChallenge(token, expected, call.now)
      if (challenge.provider !== provider || challenge.value !== origin)
        throw problem('notFound', 'refusals:challengeOver')
      return challenge
    },
  }
}
