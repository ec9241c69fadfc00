import * as contract from '#shared/account/contract/log-out.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, remove } from '#functions/platform/table.ts'
import { expiredCookie } from './login-cookie.ts'
import { sessionOfCookie } from './session-of-cookie.ts'
import { sessions } from './session-store.ts'

/** Succeeds without a valid refresh token too, since the browser is signed out either way. */
export const handler = serve(contract.logOut, async (_, { browser, setCookie, isAbout }) => {
  const session = await sessionOfCookie(browser.cookies)
  if (session) {
    isAbout(session.account)
    await commit(remove(sessions, session))
  }
  setCookie(expiredCookie)
})
