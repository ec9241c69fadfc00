import * as contract from '#shared/account/contract/second-factor/confirm-identity.ts'
import { confirmationLasts, type Challenge } from '#shared/account/second-factor.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { identityConfirmations } from '#functions/platform/authorise.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, put, remove, replace } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { challenges, openedChallenge } from './challenge-store.ts'
import { givenCode, proveByCode, proveByPasskey } from './factor-proof.ts'
import { judgeFactor } from './judge-factor.ts'
import { isPassword } from './password.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { countAttempt } from './throttle.ts'

/** Whoever has a second factor confirms by one, since the password alone is what it protects from; a proof is used up by it. */
export const handler = serve(contract.confirmIdentity, async ({ body }, context) => {
  const { actor, now, address, origin } = context
  const { account, session } = actor
  const [owner, factors] = await Promise.all([get(accounts, { id: account }), secondFactorsOf(account)])
  if (!owner) throw problem('unauthenticated')
  const expires_at = now.seconds + confirmationLasts
  const reply = { data: { confirmed_until: expires_at } }
  const confirmed = put(identityConfirmations, { account, session, expires_at })
  const source = { address, whose: account, device: session }

  if (!factors.is_on) {
    const { forgive } = await countAttempt('currentPassword', source, context)
    if (!(await isPassword(body.password ?? '', owner.password)))
      throw refuse('password', 'refusals:invalidCurrentPassword')
    await Promise.all([forgive(), commit(confirmed)])
    return reply
  }

  const { challenge, passkey } = body
  const opened = challenge && (await openedChallenge(challenge, { purpose: 'identity', account }, now))
  const { proof, forgive } = await judgeFactor(owner, source, context, async () =>
    passkey && opened
      ? proveByPasskey(factors, passkey, expectedOf(opened, origin), now)
      : proveByCode(factors, givenCode(body), now),
  )
  const used = [replace(secondFactors, proof.factors), ...(opened ? [remove(challenges, opened)] : [])]
  await Promise.all([commit(confirmed, ...used), forgive()])
  return reply
})

const expectedOf = ({ value }: Stored<Challenge>, origin: string | undefined) => ({
  challenge: value,
  party: relyingParty(origin),
  isVerified: false,
})
