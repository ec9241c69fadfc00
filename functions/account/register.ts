import { account } from '#shared/account/contract.ts'
import { newAccount } from '#shared/account/rules.ts'
import { refuse } from '#shared/contract/problem.ts'
import { newId } from '#functions/platform/clock.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert, replace } from '#functions/platform/table.ts'
import { accountOf, accounts, logins } from './account-store.ts'
import { hashOf } from './password.ts'
import { openSession, signedIn } from './session.ts'

/** Somebody invited has an account that nobody has entered yet: registering takes it, and the invitation stays open. */
export const handler = serve(account.register, async ({ body: { email, password } }, { now, language, giveCookie }) => {
  const invited = await accountOf(email)
  if (invited?.password) throw refuse('email', 'problems:emailTaken')

  const found = invited ?? unstored(newAccount({ id: newId(), email, language, created_at: now.seconds }))
  const registered = { ...found, password: await hashOf(password), language }
  const session = await openSession({ account: registered.id, company: null, remember: true }, now)

  await commit(
    replace(accounts, registered),
    ...(invited ? [] : [insert(logins, { email, account: registered.id })]),
    session.write,
  )
  giveCookie(session.cookie)
  return signedIn(registered, session.token)
})
