import * as contract from '#shared/account/contract/second-factor/log-in-with-passkey.ts'
import type { PasskeyAssertion } from '#shared/account/contract/second-factor/webauthn.ts'
import { refuse } from '#shared/contract/problem.ts'
import { Id } from '#shared/contract/wire.ts'
import { serve } from '#functions/platform/serve.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { openedChallenge } from './challenge-store.ts'
import { enterByFactor } from './enter-by-factor.ts'
import { entryOf } from './entry.ts'
import { proveByPasskey } from './factor-proof.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactors } from './second-factor-store.ts'
import { countAttempt } from './throttle.ts'

/** The passkey is two factors at once, so it must have verified its owner. */
export const handler = serve(
  contract.logInWithPasskey,
  async ({ body }, { now, perCall, address, browser, origin, setCookie, isAbout }) => {
    const counting = countAttempt('passkey', { address }, { now, perCall })
    const account = ownerOf(body.passkey)
    const entry = entryOf(account)
    const reading = Promise.all([
      openedChallenge(body.challenge, { purpose: 'passkey_log_in' }, now),
      getBatch(lookup(accounts, { id: account }), lookup(secondFactors, { account })),
    ])
    // What is wrong with the attempt is told once it is counted.
    reading.catch(() => {})
    const { forgive } = await counting
    const [challenge, [owner, factors]] = await reading
    if (!owner || !factors) throw refuse('passkey', 'refusals:wrongPasskey')
    isAbout(owner.id)
    const expected = { challenge: challenge.value, party: relyingParty(origin), isVerified: true }
    const proof = await proveByPasskey(factors, body.passkey, expected, now)

    const entering = { entry, remember: body.remember_me, browser, now, setCookie }
    const [reply] = await Promise.all([
      enterByFactor({ owner, challenge, factors: proof.factors }, entering),
      forgive(),
    ])
    return reply
  },
)

/** The account that the passkey was made for, which it says itself; of one that says none there is no account. */
const ownerOf = ({ response: { userHandle = '' } }: PasskeyAssertion): string =>
  Id.safeParse(Buffer.from(userHandle, 'base64url').toString('utf8')).data ?? ''
