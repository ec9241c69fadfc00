import * as contract from '#shared/account/contract/second-factor/start-passkey-log-in.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { openChallenge, openedChallenge, randomToken } from './challenge-store.ts'
import { passkeyRequest } from './passkey-request.ts'
import { relyingParty } from './relying-party.ts'
import { secondStepOf } from './second-step.ts'
import { countAttempt } from './throttle.ts'

/**
 * Counted as an attempt until it is finished, since everybody may open challenges. After a password the passkey is the second
 * factor, and need not verify its owner too.
 */
export const handler = serve(contract.startPasskeyLogIn, async ({ body }, context) => {
  const { now, address, origin, isAbout } = context
  await countAttempt('passkey', { address }, context)
  const party = relyingParty(origin)
  if (body.second_step) {
    const challenge = await openedChallenge(body.second_step, { purpose: 'second_step' }, now)
    const { owner, factors } = await secondStepOf(challenge)
    isAbout(owner.id)
    const usable = factors.passkeys.filter(({ rp_id }) => rp_id === party.id)
    return {
      challenge: body.second_step,
      passkey: passkeyRequest(party, challenge.value, { passkeys: usable, userVerification: 'discouraged' }),
    }
  }

  const value = randomToken()
  const { token, write } = openChallenge({ purpose: 'passkey_log_in', account: null, value }, now)
  await commit(write)
  return { challenge: token, passkey: passkeyRequest(party, value, { userVerification: 'required' }) }
})
