import * as contract from '#shared/account/contract/log-out.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { expiredCookie, readRefreshToken } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** Succeeds without a valid refresh token too, since the browser is signed out either way. */
export const handler = serve(contract.logOut, async (_, { cookies, setCookie }) => {
  const token = readRefreshToken(cookies)
  const session = token && (await get(sessions, token))
  if (session && [session.token_hash, session.previous_hash].includes(token.hash))
    await commit(remove(sessions, session))
  setCookie(expiredCookie)
})
