import * as contract from '#shared/account/contract/second-factor/start-passkey-confirmation.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { openChallenge, randomToken } from './challenge-store.ts'
import { passkeyRequest } from './passkey-request.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactorsOf } from './second-factor-store.ts'
import { countAttempt } from './throttle.ts'

export const handler = serve(contract.startPasskeyConfirmation, async (_, context) => {
  const { actor, now, address, origin } = context
  const { account } = actor
  await countAttempt('passkey', { address }, context)
  const party = relyingParty(origin)
  const passkeys = (await secondFactorsOf(account)).passkeys.filter(({ rp_id }) => rp_id === party.id)
  const value = randomToken()
  const { token, write } = openChallenge({ purpose: 'identity', account, value }, now)
  await commit(write)
  const passkey = passkeyRequest(party, value, { passkeys, userVerification: 'discouraged' })
  return { data: { challenge: token, passkey } }
})
