import * as contract from '#shared/account/contract/second-factor/remove-passkey.ts'
import { changedFactors } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { replace } from '#functions/platform/table.ts'
import { commitCredentialChange } from './credential-change.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'

export const handler = serve(contract.removePasskey, async ({ path: { id } }, context) => {
  const { account } = context.actor
  const factors = await secondFactorsOf(account)
  const passkeys = factors.passkeys.filter(passkey => passkey.id !== id)
  if (passkeys.length === factors.passkeys.length) throw problem('notFound')
  const after = changedFactors(factors, { passkeys })
  const change = { account, what: 'passkey_removed' } as const
  await commitCredentialChange(change, context, replace(secondFactors, after), ...context.once({}))
})
