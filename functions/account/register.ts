import * as contract from '#shared/account/contract/register.ts'
import { isEntered } from '#shared/account/identity.ts'
import { newAccount } from '#shared/account/rules.ts'
import { refuse } from '#shared/contract/problem.ts'
import { assertHuman } from '#functions/platform/captcha.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import { unstored } from '#functions/platform/kind.ts'
import { runsTheService } from '#functions/platform/runs-the-service.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import { holderOf, logins } from './account-store.ts'
import { askForConfirmation } from './confirmation-store.ts'
import { newPasswordHash } from './new-password-hash.ts'
import { openSession, signedIn } from './session.ts'
import { countAttempt } from './throttle.ts'

/**
 * An invited address already has an account without a password: registering claims it and leaves the invitation open, which only
 * whoever reads its mail can accept. The account of somebody who is to run the service is claimed by the link of that invitation alone.
 */
export const handler = serve(
  contract.register,
  async ({ body }, { now, perCall, language, address, browser, setCookie, isAbout }) => {
    const { email, password, captcha } = body
    await countAttempt('register', { address }, { now, perCall })
    await perCall('captcha', () => assertHuman(captcha, 'register', address))
    const invited = await holderOf(email)
    if (invited && (isEntered(invited) || (await runsTheService(invited.id))))
      throw refuse('email', 'refusals:emailTaken')

    const found = invited ?? unstored(newAccount({ id: newSecretId(), email, language, created_at: now.seconds }))
    const registered = {
      ...found,
      password: await newPasswordHash(password, { field: 'password', known: [email] }),
      language,
    }
    isAbout(registered.id)
    const [session] = await Promise.all([
      openSession(registered, { company: null, remember: true, browser }, now),
      countAttempt('registerTo', { whose: email }, { now, perCall }),
    ])

    await commit(
      ...session.writes,
      ...(invited ? [] : [insert(logins, { email, account: registered.id })]),
      askForConfirmation(registered.id, now),
    )
    session.cookies.forEach(setCookie)
    return signedIn(registered, session.token)
  },
)
