import * as contract from '#shared/account/contract/confirm-identity.ts'
import { confirmationLasts } from '#shared/account/second-factor.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { identityConfirmations } from '#functions/platform/authorise.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, put, replace } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { proveByCode } from './factor-proof.ts'
import { isPassword } from './password.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { countAttempt } from './throttle.ts'

/** A code is used up by it like by signing in. */
export const handler = serve(
  contract.confirmIdentity,
  async ({ body: { password, code } }, { actor, now, address }) => {
    const { account, session } = actor
    const found = await get(accounts, { id: account })
    if (!found) throw problem('unauthenticated')
    const expires_at = now.seconds + confirmationLasts
    const confirmed = put(identityConfirmations, { account, session, expires_at })

    if (code) {
      const { forgive } = await countAttempt('secondFactor', { email: found.email, address }, now)
      const { factors } = await proveByCode(await secondFactorsOf(account), code, now)
      await forgive()
      await commit(confirmed, replace(secondFactors, factors))
    } else {
      const { forgive } = await countAttempt('currentPassword', { address, device: session }, now)
      if (!(await isPassword(password ?? '', found.password)))
        throw refuse('password', 'refusals:invalidCurrentPassword')
      await forgive()
      await commit(confirmed)
    }
    return { data: { confirmed_until: expires_at } }
  },
)
