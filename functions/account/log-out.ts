import * as contract from '#shared/account/contract/log-out.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { expiredCookie, readRefreshToken, wasIssued } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** Succeeds without a valid refresh token too, since the browser is signed out either way. */
export const handler = serve(contract.logOut, async (_, { browser, setCookie, isAbout }) => {
  const token = readRefreshToken(browser.cookies)
  const session = token && (await get(sessions, token))
  if (session && (await wasIssued(token, session))) {
    isAbout(session.account)
    await commit(remove(sessions, session))
  }
  setCookie(expiredCookie)
})
