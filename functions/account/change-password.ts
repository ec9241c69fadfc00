import * as contract from '#shared/account/contract/change-password.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { withNewPassword } from './new-password.ts'
import { isPassword } from './password.ts'
import { resets } from './reset-store.ts'
import { countAttempt } from './throttle.ts'

/** Changing the password also revokes a password reset that is still pending. */
export const handler = serve(contract.changePassword, async ({ body }, { actor, now, address }) => {
  const found = await get(accounts, { id: actor.account })
  if (!found) throw problem('unauthenticated')

  const { forgive } = await countAttempt('currentPassword', { address, device: actor.session }, now)
  if (!(await isPassword(body.current_password, found.password)))
    throw refuse('current_password', 'refusals:invalidCurrentPassword')
  await forgive()

  await commit(
    ...(await withNewPassword(found, { password: body.new_password, field: 'new_password', kept: actor.session }, now)),
    clear(resets, { account: found.id }),
  )
})
