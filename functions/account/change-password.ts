import * as contract from '#shared/account/contract/change-password.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { assertConfirmed } from '#functions/platform/authorise.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { commitCredentialChange } from './credential-change.ts'
import { deviceCookie } from './device-cookie.ts'
import { withNewPassword } from './new-password.ts'
import { isPassword } from './password.ts'
import { resets } from './reset-store.ts'
import { secondFactorsOf } from './second-factor-store.ts'
import { countAttempt } from './throttle.ts'

/**
 * Changing the password also revokes a password reset that is still pending; the browser in which it is changed stays trusted. Whoever
 * has a second factor has confirmed their identity by it, since the password alone is what it protects from.
 */
export const handler = serve(contract.changePassword, async ({ body }, context) => {
  const { actor, address, browser, now, setCookie } = context
  const [found, factors] = await Promise.all([get(accounts, { id: actor.account }), secondFactorsOf(actor.account)])
  if (!found) throw problem('unauthenticated')
  if (factors.is_on) await assertConfirmed(actor, now)

  const { forgive } = await countAttempt(
    'currentPassword',
    { address, whose: actor.account, device: actor.session },
    context,
  )
  if (!(await isPassword(body.current_password, found.password)))
    throw refuse('current_password', 'refusals:invalidCurrentPassword')
  await forgive()

  const changed = { password: body.new_password, field: 'new_password', kept: actor.session } as const
  const { owner, writes } = await withNewPassword(found, changed)
  await commitCredentialChange(
    { account: owner.id, what: 'password_changed' },
    context,
    ...writes,
    clear(resets, { account: owner.id }),
  )
  setCookie(await deviceCookie(browser.cookies, owner))
})
