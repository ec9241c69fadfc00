import * as contract from '#shared/account/contract/log-out.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { expiredCookie, readRefreshToken } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** Succeeds whatever is given: afterwards this browser is signed out. */
export const handler = serve(contract.logOut, async (_, { cookies, setCookie: giveCookie }) => {
  const token = readRefreshToken(cookies)
  const session = token && (await get(sessions, token))
  if (session && [session.token_hash, session.previous_hash].includes(token.hash))
    await commit(remove(sessions, session))
  giveCookie(expiredCookie)
})
