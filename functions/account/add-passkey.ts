import * as contract from '#shared/account/contract/second-factor/add-passkey.ts'
import { mostPasskeys } from '#shared/account/second-factor.ts'
import { refuse } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { remove } from '#functions/platform/table.ts'
import { factorsAndOwner, withFactor } from './added-factor.ts'
import { challenges, openedChallenge } from './challenge-store.ts'
import { commitCredentialChange } from './credential-change.ts'
import { relyingParty } from './relying-party.ts'

export const handler = serve(contract.addPasskey, async ({ body }, context) => {
  const { actor, now, origin } = context
  const { account, session } = actor
  const [setup, before] = await Promise.all([
    openedChallenge(body.challenge, { purpose: 'passkey_setup', account }, now),
    factorsAndOwner(account),
  ])
  const expected = { challenge: setup.value, party: relyingParty(origin) }
  const { verifyAttestation } = await import('./passkey-attestation.ts')
  const made = await verifyAttestation(body.passkey, expected, now)
  if (!made) throw refuse('passkey', 'refusals:wrongPasskey')

  const { factors } = before
  if (factors.passkeys.some(({ id }) => id === made.id)) throw refuse('passkey', 'refusals:passkeyKnown')
  if (factors.passkeys.length >= mostPasskeys)
    throw refuse('passkey', 'refusals:tooManyPasskeys', { maximum: mostPasskeys })
  const passkeys = [...factors.passkeys, { ...made, name: body.name }]
  const { what, writes, recovery_codes } = await withFactor(before, { passkeys }, session)
  await commitCredentialChange({ account, what }, context, writes, remove(challenges, setup))
  return { data: { recovery_codes } }
})
