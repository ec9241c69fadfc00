import { account } from '#shared/account/contract.ts'
import { rotated, standingOf } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove, replace } from '#functions/platform/table.ts'
import { accessToken } from './access-token.ts'
import { alarm } from './alarm-store.ts'
import { cookieWith, nextToken, presented } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** A token that was replaced long ago is known to two: whoever stole it, the session ends for both, and its owner is told. */
export const handler = serve(account.refreshToken, async (_, { cookies, now, giveCookie }) => {
  const given = presented(cookies)
  const session = given && (await get(sessions, given))
  if (!session || session.expires_at <= now.seconds) throw problem('unauthenticated')

  const standing = standingOf(session, given.hash, now)
  if (standing === 'spent') {
    await commit(remove(sessions, session), alarm(session.account, 'token_replayed', now))
    throw problem('unauthenticated')
  }

  const next = await nextToken(given)
  if (standing === 'current') await commit(replace(sessions, rotated(session, next.hash, now)))
  giveCookie(cookieWith(next, session.remember))
  return { token: await accessToken(session, now) }
})
