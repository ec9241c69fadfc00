import * as contract from '#shared/account/contract/log-in.ts'
import type { Account } from '#shared/account/model.ts'
import { assertNotDeactivated } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, get } from '#functions/platform/table.ts'
import { accounts, loginBy } from './account-store.ts'
import { countSignIn } from './count-sign-in.ts'
import { hasDeviceToken } from './device-cookie.ts'
import { entryOf } from './entry.ts'
import { hashOf, isPassword, needsRehash } from './password.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { openSecondStep } from './second-step.ts'
import { openSession, signedIn } from './session.ts'

/**
 * Enters the company that was selected last of those that are open; whoever is deactivated everywhere is told so. With a second
 * factor the password only opens the second step, which opens the session.
 */
export const handler = serve(
  contract.logIn,
  async ({ body }, { now, perCall, address, browser, origin, setCookie, isAbout, succeedsAs }) => {
    const { cookies } = browser
    const count = (owner?: Account) => countSignIn({ ...body, owner, address, cookies }, { now, perCall })
    // Only a browser that says it is trusted is counted by the account that it names.
    const counting = hasDeviceToken(cookies) ? undefined : count()
    counting?.catch(() => {})
    const login = await loginBy(body.email)
    const entry = login && entryOf(login.account)
    const [found, factors] = login
      ? await Promise.all([get(accounts, { id: login.account }), secondFactorsOf(login.account)])
      : []
    if (found) isAbout(found.id)
    const { forgive } = await (counting ?? count(found))
    if (!(await isPassword(body.password, found?.password)) || !found?.password)
      throw problem('invalid', 'problems:invalidLogin')

    assertNotDeactivated(found)

    if (factors?.is_on) {
      const { password_version } = found
      const { write, second_step } = openSecondStep(
        factors,
        { remember: body.remember_me, password_version, origin },
        now,
      )
      await Promise.all([forgive(), commit(write)])
      succeedsAs('password_accepted')
      return { second_step }
    }

    const company = await entry!.company
    const password = needsRehash(found.password) ? await hashOf(body.password) : found.password
    const entering = { company, known: entry!.sessions, remember: body.remember_me, browser }
    const session = await openSession({ ...found, password }, entering, now)

    // A factor that was added since is asked for, by a commit that conflicts.
    await Promise.all([commit(...session.writes, check(secondFactors, factors!)), forgive()])
    session.cookies.forEach(setCookie)
    return signedIn(found, session.token)
  },
)
