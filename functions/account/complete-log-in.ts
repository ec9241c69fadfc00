import * as contract from '#shared/account/contract/complete-log-in.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, lookup, remove, replace } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { challenges, openedChallenge } from './challenge-store.ts'
import { proveByCode, proveByPasskey } from './factor-proof.ts'
import { companyToEnter } from './company-to-enter.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactors } from './second-factor-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { openSession, signedIn } from './session.ts'
import { countAttempt } from './throttle.ts'

/** Removes the challenge and stores the used factor in the transaction that opens the session, so that neither opens another. */
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

  const opening = { company: await companyToEnter(owner.id), remember: challenge.remember, browser }
  const session = await openSession(owner, opening, now)
  await commit(
    ...session.writes,
    replace(secondFactors, proof.factors),
    remove(challenges, challenge),
    ...(proof.by === 'recovery_code' ? [raiseSecurityAlert(owner.id, 'recovery_code_used', now)] : []),
  )
  session.cookies.forEach(setCookie)
  return signedIn(owner, session.token)
})

function givenCode({ code }: { code?: string | undefined }): string {
  if (!code) throw refuse('code', 'problems:required')
  return code
}
