import * as contract from '#shared/account/contract/remove-passkey.ts'
import { changedFactors } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'

export const handler = serve(contract.removePasskey, async ({ path: { id } }, { actor: { account }, now }) => {
  const factors = await secondFactorsOf(account)
  const passkeys = factors.passkeys.filter(passkey => passkey.id !== id)
  if (passkeys.length === factors.passkeys.length) throw problem('notFound')
  await commit(
    replace(secondFactors, changedFactors(factors, { passkeys })),
    raiseSecurityAlert(account, 'passkey_removed', now),
  )
})
