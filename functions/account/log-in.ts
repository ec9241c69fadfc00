import { account } from '#shared/account/contract.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { accountOf, accounts } from './account-store.ts'
import { belongingsOf } from './belonging-store.ts'
import { hashOf, isPassword, needsRehash } from './password.ts'
import { openSession, signedIn } from './session.ts'
import { countFailure, refuseTooMany } from './throttle.ts'

/** The session looks at the company that its owner turned to last. */
export const handler = serve(account.logIn, async ({ body }, { now, address, giveCookie }) => {
  const trier = { email: body.email, address }
  await refuseTooMany(trier)
  const found = await accountOf(body.email)
  if (!(await isPassword(body.password, found?.password)) || !found?.password) {
    await countFailure(trier, now)
    throw problem('invalid', 'problems:invalidLogin')
  }

  const [last] = await belongingsOf(found.id)
  const session = await openSession(
    { account: found.id, company: last?.company ?? null, remember: body.remember_me },
    now,
  )
  const raised = needsRehash(found.password)
    ? [replace(accounts, { ...found, password: await hashOf(body.password) })]
    : []

  await commit(session.write, ...raised)
  giveCookie(session.cookie)
  return signedIn(found, session.token)
})
