import * as contract from '#shared/account/contract/second-factor/show-second-factors.ts'
import { identityConfirmations } from '#functions/platform/authorise.ts'
import { serve } from '#functions/platform/serve.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { secondFactors } from './second-factor-store.ts'

export const handler = serve(contract.showSecondFactors, async (_, { actor }) => {
  const { account, session } = actor
  const [owner, factors, confirmation] = await getBatch(
    lookup(accounts, { id: account }),
    lookup(secondFactors, { account }),
    lookup(identityConfirmations, { account, session }),
  )
  return {
    data: {
      authenticator: factors?.authenticator ?? null,
      passkeys: factors?.passkeys ?? [],
      recovery_codes_left: factors?.recovery_codes.length ?? 0,
      identities: owner?.identities ?? [],
      has_password: Boolean(owner?.password),
      confirmed_until: confirmation?.expires_at ?? null,
    },
  }
})
