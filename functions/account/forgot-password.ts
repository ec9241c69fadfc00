import * as contract from '#shared/account/contract/forgot-password.ts'
import { isEntered } from '#shared/account/identity.ts'
import { refuse } from '#shared/contract/problem.ts'
import { assertHuman } from '#functions/platform/captcha.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { accountByEmail } from './account-store.ts'
import { askForReset } from './reset-store.ts'
import { countAttempt } from './throttle.ts'

/**
 * Stores a password reset, from which the stream sends the email; a newer reset replaces an older one. An account that
 * was only invited is entered by its invitation instead; one that was entered by a provider gets its first password so.
 */
export const handler = serve(
  contract.forgotPassword,
  async ({ body: { email, captcha } }, { now, perCall, address, isAbout }) => {
    const found = await accountByEmail(email)
    if (found) isAbout(found.id)
    await countAttempt('forgotPassword', { whose: email, address }, { now, perCall })
    await perCall('captcha', () => assertHuman(captcha, 'forgot_password', address))
    if (!found || !isEntered(found)) throw refuse('email', 'refusals:noSuchUser')

    await commit(askForReset(found.id, now))
  },
)
