import * as contract from '#shared/account/contract/change-password.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { assertConfirmed } from '#functions/platform/authorise.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, get } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { commitCredentialChange } from './credential-change.ts'
import { deviceCookie } from './device-cookie.ts'
import { withNewPassword } from './new-password.ts'
import { assertUnguessed, knownOf } from './new-password-hash.ts'
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
  const [found, factors, unconfirmed, { forgive, discard }] = await Promise.all([
    get(accounts, { id: actor.account }),
    secondFactorsOf(actor.account),
    assertConfirmed(actor, now).catch((error: unknown) => error),
    countAttempt('currentPassword', { address, whose: actor.account, device: actor.session }, context),
  ])
  if (!found || (factors.is_on && unconfirmed)) {
    await discard()
    throw found ? unconfirmed : problem('unauthenticated')
  }
  if (!(await isPassword(body.current_password, found.password)))
    throw refuse('current_password', 'refusals:invalidCurrentPassword')

  const forgiving = forgive()
  const known = { field: 'new_password', known: knownOf(found) } as const
  await assertUnguessed(body.new_password, known).catch(async (error: unknown) => {
    await forgiving
    throw error
  })
  const changing = withNewPassword(found, { password: body.new_password, kept: actor.session })
  await commitCredentialChange(
    { account: found.id, what: 'password_changed' },
    context,
    changing.then(({ writes }) => writes),
    clear(resets, { account: found.id }),
  )
  const [{ owner }] = await Promise.all([changing, forgiving])
  setCookie(await deviceCookie(browser.cookies, owner))
})
