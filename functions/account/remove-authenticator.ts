import * as contract from '#shared/account/contract/second-factor/remove-authenticator.ts'
import { changedFactors } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { replace } from '#functions/platform/table.ts'
import { commitCredentialChange } from './credential-change.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'

export const handler = serve(contract.removeAuthenticator, async (_, context) => {
  const { account } = context.actor
  const factors = await secondFactorsOf(account)
  if (!factors.authenticator) throw problem('notFound')
  const after = changedFactors(factors, { authenticator: null })
  const change = { account, what: 'authenticator_removed' } as const
  await commitCredentialChange(change, context, replace(secondFactors, after), ...context.once({}))
})
