import * as contract from '#shared/account/contract/remove-authenticator.ts'
import { changedFactors } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'

export const handler = serve(contract.removeAuthenticator, async (_, { actor: { account }, now }) => {
  const factors = await secondFactorsOf(account)
  if (!factors.authenticator) throw problem('notFound')
  await commit(
    replace(secondFactors, changedFactors(factors, { authenticator: null })),
    raiseSecurityAlert(account, 'authenticator_removed', now),
  )
})
