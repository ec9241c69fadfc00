import * as contract from '#shared/account/contract/complete-log-in.ts'
import { serve } from '#functions/platform/serve.ts'
import { trustedDevice } from './device-cookie.ts'
import { enterByFactor } from './enter-by-factor.ts'
import { givenCode, proveByCode, proveByPasskey } from './factor-proof.ts'
import { judgeFactor } from './judge-factor.ts'
import { relyingParty } from './relying-party.ts'
import { openedSecondStep } from './second-step.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'

export const handler = serve(contract.completeLogIn, async ({ body }, context) => {
  const { now, address, browser, origin, setCookie, isAbout } = context
  const { challenge, owner, factors } = await openedSecondStep(body.challenge, now)
  isAbout(owner.id)

  const device = await trustedDevice(browser.cookies, owner)
  const expected = { challenge: challenge.value, party: relyingParty(origin), isVerified: false }
  const proof = await judgeFactor(owner, { address, device, challenge: challenge.digest }, context, async () =>
    body.passkey ? proveByPasskey(factors, body.passkey, expected, now) : proveByCode(factors, givenCode(body), now),
  )

  return enterByFactor(
    { owner, challenge, factors: proof.factors },
    { remember: challenge.remember, browser, now, setCookie },
    ...(proof.by === 'recovery_code' ? [raiseSecurityAlert(owner.id, 'recovery_code_used', now)] : []),
  )
})
