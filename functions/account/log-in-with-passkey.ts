import * as contract from '#shared/account/contract/log-in-with-passkey.ts'
import type { PasskeyAssertion } from '#shared/account/contract/webauthn.ts'
import { refuse } from '#shared/contract/problem.ts'
import { Id } from '#shared/contract/wire.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, lookup, remove, replace } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { challenges, openedChallenge } from './challenge-store.ts'
import { proveByPasskey } from './factor-proof.ts'
import { companyToEnter } from './company-to-enter.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactors } from './second-factor-store.ts'
import { openSession, signedIn } from './session.ts'
import { countAttempt } from './throttle.ts'

/** The passkey is two factors at once, so it must have verified its owner. */
export const handler = serve(
  contract.logInWithPasskey,
  async ({ body }, { now, address, browser, origin, setCookie }) => {
    const { forgive } = await countAttempt('passkey', { address }, now)
    const challenge = await openedChallenge(body.challenge, { purpose: 'passkey_log_in' }, now)
    const account = ownerOf(body.passkey)
    const [owner, factors] = await getBatch(lookup(accounts, { id: account }), lookup(secondFactors, { account }))
    if (!owner || !factors) throw refuse('passkey', 'refusals:wrongPasskey')
    const expected = { challenge: challenge.value, party: relyingParty(origin), isVerified: true }
    const proof = await proveByPasskey(factors, body.passkey, expected, now)
    await forgive()

    const opening = { company: await companyToEnter(owner.id), remember: body.remember_me, browser }
    const session = await openSession(owner, opening, now)
    await commit(...session.writes, replace(secondFactors, proof.factors), remove(challenges, challenge))
    session.cookies.forEach(setCookie)
    return signedIn(owner, session.token)
  },
)

/** The account that the passkey was made for, which it says itself. */
function ownerOf({ response: { userHandle = '' } }: PasskeyAssertion): string {
  const account = Id.safeParse(Buffer.from(userHandle, 'base64url').toString('utf8'))
  if (!account.success) throw refuse('passkey', 'refusals:wrongPasskey')
  return account.data
}
