import * as contract from '#shared/account/contract/complete-log-in.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { openedChallenge } from './challenge-store.ts'
import { enterByFactor } from './enter-by-factor.ts'
import { proveByCode, proveByPasskey } from './factor-proof.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactors } from './second-factor-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { countAttempt } from './throttle.ts'

export const handler = serve(contract.completeLogIn, async ({ body }, { now, address, browser, origin, setCookie }) => {
  const challenge = await openedChallenge(body.challenge, { purpose: 'second_step' }, now)
  const account = challenge.account ?? ''
  const [owner, factors] = await getBatch(lookup(accounts, { id: account }), lookup(secondFactors, { account }))
  if (!owner || !factors) throw problem('notFound', 'refusals:challengeOver')

  const { forgive } = await countAttempt('secondFactor', { email: owner.email, address }, now)
  const expected = { challenge: challenge.value, party: relyingParty(origin), isVerified: false }
  const proof = body.passkey
    ? await proveByPasskey(factors, body.passkey, expected, now)
    : await proveByCode(factors, givenCode(body), now)
  await forgive()

  return enterByFactor(
    { owner, challenge, factors: proof.factors },
    { remember: challenge.remember, browser, now, setCookie },
    ...(proof.by === 'recovery_code' ? [raiseSecurityAlert(owner.id, 'recovery_code_used', now)] : []),
  )
})

function givenCode({ code }: { code?: string | undefined }): string {
  if (!code) throw refuse('code', 'problems:required')
  return code
}
