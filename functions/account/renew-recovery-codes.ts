import * as contract from '#shared/account/contract/renew-recovery-codes.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'

export const handler = serve(contract.renewRecoveryCodes, async (_, { actor: { account }, now }) => {
  const factors = await secondFactorsOf(account)
  if (!factors.is_on) throw problem('notFound')
  const { codes, hashes } = await newRecoveryCodes()
  await commit(
    replace(secondFactors, { ...factors, recovery_codes: hashes }),
    raiseSecurityAlert(account, 'recovery_codes_renewed', now),
  )
  return { data: { recovery_codes: codes } }
})
