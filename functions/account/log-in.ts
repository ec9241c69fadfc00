import * as contract from '#shared/account/contract/log-in.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { accountByEmail } from './account-store.ts'
import { companyToEnter } from './company-to-enter.ts'
import { countSignIn } from './count-sign-in.ts'
import { hashOf, isPassword, needsRehash } from './password.ts'
import { secondFactorsOf } from './second-factor-store.ts'
import { openSecondStep } from './second-step.ts'
import { openSession, signedIn } from './session.ts'

/**
 * Enters the company that was selected last of those that are open; whoever is deactivated everywhere is told so. With a second
 * factor the password only opens the second step, which opens the session.
 */
export const handler = serve(
  contract.logIn,
  async ({ body }, { now, perCall, address, browser, origin, setCookie, isAbout, succeedsAs }) => {
    const found = await accountByEmail(body.email)
    if (found) isAbout(found.id)
    const attempt = { ...body, owner: found, address, cookies: browser.cookies }
    const { forgive } = await countSignIn(attempt, { now, perCall })
    if (!(await isPassword(body.password, found?.password)) || !found?.password)
      throw problem('invalid', 'problems:invalidLogin')
    await forgive()

    const factors = await secondFactorsOf(found.id)
    if (factors.is_on) {
      const { password_version } = found
      const { write, second_step } = openSecondStep(
        factors,
        { remember: body.remember_me, password_version, origin },
        now,
      )
      await commit(write)
      succeedsAs('password_accepted')
      return { second_step }
    }

    const company = await companyToEnter(found.id)
    const password = needsRehash(found.password) ? await hashOf(body.password) : found.password
    const session = await openSession({ ...found, password }, { company, remember: body.remember_me, browser }, now)

    await commit(...session.writes)
    session.cookies.forEach(setCookie)
    return signedIn(found, session.token)
  },
)
