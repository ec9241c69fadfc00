import * as contract from '#shared/account/contract/second-factor/renew-recovery-codes.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { replace } from '#functions/platform/table.ts'
import { commitCredentialChange } from './credential-change.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'

export const handler = serve(contract.renewRecoveryCodes, async (_, context) => {
  const { account } = context.actor
  const factors = await secondFactorsOf(account)
  if (!factors.is_on) throw problem('notFound')
  const { codes, hashes } = await newRecoveryCodes()
  const change = { account, what: 'recovery_codes_renewed' } as const
  await commitCredentialChange(change, context, replace(secondFactors, { ...factors, recovery_codes: hashes }))
  return { data: { recovery_codes: codes } }
})
