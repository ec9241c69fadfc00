import * as contract from '#shared/account/contract/second-factor/set-up-authenticator.ts'
import { problem } from '#shared/contract/problem.ts'
import { seal } from '#functions/platform/seal.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { addressOfSecret, newTotpSecret } from './authenticator.ts'
import { openChallenge } from './challenge-store.ts'

export const handler = serve(contract.setUpAuthenticator, async (_, { actor: { account }, now }) => {
  const owner = await get(accounts, { id: account })
  if (!owner) throw problem('unauthenticated')
  const secret = newTotpSecret()
  const value = await seal(secret, account)
  const { token, write } = openChallenge({ purpose: 'authenticator_setup', account, value }, now)
  await commit(write)
  return { data: { challenge: token, secret, address: addressOfSecret(secret, owner.email) } }
})
