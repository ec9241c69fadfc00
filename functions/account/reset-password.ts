import * as contract from '#shared/account/contract/reset-password.ts'
import { withConfirmedEmail } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { isGenuine, recordIn } from '#functions/platform/secrets.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, getBatch, remove, lookup } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { deviceCookie } from './device-cookie.ts'
import { withoutIdentities } from './identity/identity-store.ts'
import { withNewPassword } from './new-password.ts'
import { assertUnguessed, knownOf } from './new-password-hash.ts'
import { resets } from './reset-store.ts'
import { secondFactors } from './second-factor-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

/**
 * Deletes the reset in the transaction that changes the password, so that its link works once. Whoever has the link is trusted
 * with the browser too, and what strangers failed at is forgotten. The first link that proves an address takes the account back
 * from whoever registered it: their second step and what they have linked go with their sessions.
 */
export const handler = serve(
  contract.resetPassword,
  async ({ body }, { now, perCall, address, browser, setCookie, isAbout }) => {
    const { token, password } = body
    const id = recordIn(token)
    const [{ forgive }, read] = await Promise.all([
      countAttempt('link', { address }, { now, perCall }),
      id && getBatch(lookup(accounts, { id }), lookup(resets, { account: id })),
    ])
    if (!id || !read) throw problem('notFound', 'problems:invalidToken')
    const [found, reset] = read
    if (!found || !reset) throw problem('notFound', 'refusals:noUserWithToken')
    if (!(await isGenuine(token, reset.nonce))) throw problem('notFound', 'problems:invalidToken')
    isAbout(found.id)

    const known = { field: 'password', known: knownOf(found) } as const
    const isTakenBack = found.email_confirmed_at === null
    const kept = isTakenBack ? { ...found, identities: [] } : found
    const [{ owner, writes }] = await Promise.all([
      assertUnguessed(password, known).then(() => withNewPassword(withConfirmedEmail(kept, now), { password })),
      forgive(),
      countAttempt('resetPassword', { whose: found.id }, { now, perCall }),
    ])
    await commit(
      ...writes,
      remove(resets, reset),
      raiseSecurityAlert(owner.id, 'password_changed', now),
      ...forgetAttempts('signIn', owner.email),
      ...(isTakenBack ? [clear(secondFactors, { account: id }), ...withoutIdentities(found.identities)] : []),
    )
    setCookie(await deviceCookie(browser.cookies, owner))
  },
)
