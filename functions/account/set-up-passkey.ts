import * as contract from '#shared/account/contract/second-factor/set-up-passkey.ts'
import { challengeLasts } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import { productName } from '#shared/words/product.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { openChallenge, randomToken } from './challenge-store.ts'
import { passkeyAlgorithms } from './passkey-algorithms.ts'
import { credentialOf } from './passkey-request.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactorsOf } from './second-factor-store.ts'

/** Discoverable and with verification of its owner, so that the passkey can be the only step of a sign-in. */
export const handler = serve(contract.setUpPasskey, async (_, { actor: { account }, now, origin }) => {
  const [owner, { passkeys }] = await Promise.all([get(accounts, { id: account }), secondFactorsOf(account)])
  if (!owner) throw problem('unauthenticated')
  const { id } = relyingParty(origin)
  const value = randomToken()
  const { token, write } = openChallenge({ purpose: 'passkey_setup', account, value }, now)
  await commit(write)
  return {
    data: {
      challenge: token,
      passkey: {
        challenge: value,
        rp: { id, name: productName },
        user: {
          id: Buffer.from(account).toString('base64url'),
          name: owner.email,
          displayName: `${owner.first_name} ${owner.last_name}`.trim() || owner.email,
        },
        pubKeyCredParams: passkeyAlgorithms.map(alg => ({ type: 'public-key' as const, alg })),
        timeout: challengeLasts * 1000,
        attestation: 'none' as const,
        excludeCredentials: passkeys.filter(({ rp_id }) => rp_id === id).map(credentialOf),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
      },
    },
  }
})
