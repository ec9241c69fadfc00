import * as contract from '#shared/account/contract/refresh-token.ts'
import { rotated, refreshTokenStatus } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove, replace } from '#functions/platform/table.ts'
import { accessToken } from './access-token.ts'
import { companyToEnter } from './company-to-enter.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { sessionCookie, successorOf, readRefreshToken } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** Reuse of a rotated refresh token means theft: revoke the session and alert the owner. */
export const handler = serve(contract.refreshToken, async (_, { cookies, now, setCookie }) => {
  const token = readRefreshToken(cookies)
  const session = token && (await get(sessions, token))
  if (!session || session.expires_at <= now.seconds) throw problem('unauthenticated')

  const status = refreshTokenStatus(session, token.hash, now)
  if (status === 'reused') {
    await commit(remove(sessions, session), raiseSecurityAlert(session.account, 'refresh_token_reused', now))
    throw problem('unauthenticated')
  }

  const next = await successorOf(token, status === 'grace' ? session.token_hash : undefined)
  if (!next) throw problem('unauthenticated')
  const company = await companyToEnter(session.account, session.company)
  const entered = { ...session, company: company ?? session.company }
  if (status === 'current') await commit(replace(sessions, rotated(entered, next.hash, now)))
  setCookie(sessionCookie(next, session.remember))
  return { token: await accessToken(entered, now) }
})
