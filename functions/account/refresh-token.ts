import * as contract from '#shared/account/contract/refresh-token.ts'
import { rotated, refreshTokenStatus } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove, replace } from '#functions/platform/table.ts'
import { accessToken } from './access-token.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { sessionCookie, successorOf, readRefreshToken } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** A token that was replaced long ago is known to two: whoever stole it, the session ends for both, and its owner is told. */
export const handler = serve(contract.refreshToken, async (_, { cookies, now, setCookie: giveCookie }) => {
  const given = readRefreshToken(cookies)
  const session = given && (await get(sessions, given))
  if (!session || session.expires_at <= now.seconds) throw problem('unauthenticated')

  const standing = refreshTokenStatus(session, given.hash, now)
  if (standing === 'spent') {
    await commit(remove(sessions, session), raiseSecurityAlert(session.account, 'refresh_token_reused', now))
    throw problem('unauthenticated')
  }

  const next = await successorOf(given)
  if (standing === 'current') await commit(replace(sessions, rotated(session, next.hash, now)))
  giveCookie(sessionCookie(next, session.remember))
  return { token: await accessToken(session, now) }
})
