import * as contract from '#shared/account/contract/second-factor/complete-log-in.ts'
import { serve } from '#functions/platform/serve.ts'
import { openedChallenge } from './challenge-store.ts'
import { trustedDevice } from './device-cookie.ts'
import { enterByFactor } from './enter-by-factor.ts'
import { entryOf } from './entry.ts'
import { givenCode, proveByCode, proveByPasskey } from './factor-proof.ts'
import { judgeFactor } from './judge-factor.ts'
import { relyingParty } from './relying-party.ts'
import { secondStepOf } from './second-step.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'

export const handler = serve(contract.completeLogIn, async ({ body }, context) => {
  const { now, address, browser, origin, setCookie, isAbout } = context
  const challenge = await openedChallenge(body.challenge, { purpose: 'second_step' }, now)
  const entry = entryOf(challenge.account ?? '')
  const { owner, factors } = await secondStepOf(challenge)
  isAbout(owner.id)

  const device = await trustedDevice(browser.cookies, owner)
  const expected = { challenge: challenge.value, party: relyingParty(origin), isVerified: false }
  const { proof, forgive } = await judgeFactor(
    owner,
    { address, device, challenge: challenge.digest },
    context,
    async () =>
      body.passkey ? proveByPasskey(factors, body.passkey, expected, now) : proveByCode(factors, givenCode(body), now),
  )

  const entering = { entry, remember: challenge.remember, browser, now, setCookie }
  const [reply] = await Promise.all([
    enterByFactor(
      { owner, challenge, factors: proof.factors },
      entering,
      ...(proof.by === 'recovery_code' ? [raiseSecurityAlert(owner.id, 'recovery_code_used', now)] : []),
    ),
    forgive(),
  ])
  return reply
})
