import * as contract from '#shared/account/contract/second-factor/add-authenticator.ts'
import { normalisedCode } from '#shared/account/second-factor.ts'
import { refuse } from '#shared/contract/problem.ts'
import { unseal } from '#functions/platform/seal.ts'
import { serve } from '#functions/platform/serve.ts'
import { remove } from '#functions/platform/table.ts'
import { factorsAndOwner, withFactor } from './added-factor.ts'
import { stepOfCode } from './authenticator.ts'
import { challenges, openedChallenge } from './challenge-store.ts'
import { commitCredentialChange } from './credential-change.ts'

/** The code that confirms the app is used up by it. */
export const handler = serve(contract.addAuthenticator, async ({ body }, context) => {
  const { actor, now } = context
  const { account, session } = actor
  const [setup, before] = await Promise.all([
    openedChallenge(body.challenge, { purpose: 'authenticator_setup', account }, now),
    factorsAndOwner(account),
  ])
  const secret = await unseal(setup.value, account)
  const last_step = stepOfCode(normalisedCode(body.code), { secret, usedStep: 0 }, now)
  if (last_step === undefined) throw refuse('code', 'refusals:wrongCode')

  const authenticator = { secret: setup.value, added_at: now.seconds, last_step }
  const { what, writes, recovery_codes } = await withFactor(before, { authenticator }, session)
  await commitCredentialChange({ account, what }, context, writes, remove(challenges, setup))
  return { data: { recovery_codes } }
})
