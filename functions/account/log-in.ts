import * as contract from '#shared/account/contract/log-in.ts'
import { problem } from '#shared/contract/problem.ts'
import { accessibleCompanies } from '#functions/platform/authorise.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { accountByEmail } from './account-store.ts'
import { companyMembershipsOf } from './company-membership-store.ts'
import { hashOf, isPassword, needsRehash } from './password.ts'
import { openSession, signedIn } from './session.ts'
import { countAttempt } from './throttle.ts'

/** The session looks at the company that its owner turned to last, of those that are open to them. */
export const handler = serve(contract.logIn, async ({ body }, { now, address, setCookie: giveCookie }) => {
  const { forgive } = await countAttempt('signIn', { email: body.email, address }, now)
  const found = await accountByEmail(body.email)
  if (!(await isPassword(body.password, found?.password)) || !found?.password)
    throw problem('invalid', 'problems:invalidLogin')
  await forgive()

  const belongings = await companyMembershipsOf(found.id)
  const [company = null] = await accessibleCompanies(
    found.id,
    belongings.map(belonging => belonging.company),
  )
  const password = needsRehash(found.password) ? await hashOf(body.password) : found.password
  const session = await openSession({ ...found, password }, { company, remember: body.remember_me }, now)

  await commit(...session.writes)
  giveCookie(session.cookie)
  return signedIn(found, session.token)
})
