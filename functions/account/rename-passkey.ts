import * as contract from '#shared/account/contract/second-factor/rename-passkey.ts'
import { afterPasskey } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'

export const handler = serve(contract.renamePasskey, async ({ path: { id }, body: { name } }, { actor }) => {
  const factors = await secondFactorsOf(actor.account)
  if (!factors.passkeys.some(passkey => passkey.id === id)) throw problem('notFound')
  await commit(replace(secondFactors, afterPasskey(factors, id, { name })))
})
