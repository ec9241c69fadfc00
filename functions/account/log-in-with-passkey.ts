import * as contract from '#shared/account/contract/log-in-with-passkey.ts'
import type { PasskeyAssertion } from '#shared/account/contract/webauthn.ts'
import { refuse } from '#shared/contract/problem.ts'
import { Id } from '#shared/contract/wire.ts'
import { serve } from '#functions/platform/serve.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { openedChallenge } from './challenge-store.ts'
import { enterByFactor } from './enter-by-factor.ts'
import { proveByPasskey } from './factor-proof.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactors } from './second-factor-store.ts'
import { countAttempt } from './throttle.ts'

/** The passkey is two factors at once, so it must have verified its owner. */
export const handler = serve(
  contract.logInWithPasskey,
  async ({ body }, { now, perCall, address, browser, origin, setCookie, isAbout }) => {
    const { forgive } = await countAttempt('passkey', { address }, { now, perCall })
    const challenge = await openedChallenge(body.challenge, { purpose: 'passkey_log_in' }, now)
    const account = ownerOf(body.passkey)
    const [owner, factors] = await getBatch(lookup(accounts, { id: account }), lookup(secondFactors, { account }))
    if (!owner || !factors) throw refuse('passkey', 'refusals:wrongPasskey')
    isAbout(owner.id)
    const expected = { challenge: challenge.value, party: relyingParty(origin), isVerified: true }
    const proof = await proveByPasskey(factors, body.passkey, expected, now)
    await forgive()

    const entering = { remember: body.remember_me, browser, now, setCookie }
    return enterByFactor({ owner, challenge, factors: proof.factors }, entering)
  },
)

/** The account that the passkey was made for, which it says itself. */
function ownerOf({ response: { userHandle = '' } }: PasskeyAssertion): string {
  const account = Id.safeParse(Buffer.from(userHandle, 'base64url').toString('utf8'))
  if (!account.success) throw refuse('passkey', 'refusals:wrongPasskey')
  return account.data
}
