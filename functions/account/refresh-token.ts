import * as contract from '#shared/account/contract/refresh-token.ts'
import { rotated, refreshTokenStatus } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove, replace } from '#functions/platform/table.ts'
import { accessToken } from './access-token.ts'
import { companyToEnter } from './company-to-enter.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { readRefreshToken, refreshTokenOf, sessionCookie, wasIssued } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** Reuse of a rotated refresh token means theft: revoke the session and alert the owner. A made-up token proves nothing. */
export const handler = serve(contract.refreshToken, async (_, { browser, now, setCookie, isAbout, report }) => {
  const token = readRefreshToken(browser.cookies)
  const session = token && (await get(sessions, token))
  // An assistant renews its own tokens, which open its tools alone.
  if (!session || session.assistant || session.expires_at <= now.seconds) throw problem('unauthenticated')

  const status = refreshTokenStatus(session, token.hash, now)
  if (status === 'reused' || status === 'unknown') {
    if (await wasIssued(token, session)) {
      await commit(remove(sessions, session), raiseSecurityAlert(session.account, 'refresh_token_reused', now))
      isAbout(session.account)
      report('token_replay')
    }
    throw problem('unauthenticated')
  }

  const next =
    status === 'grace'
      ? await refreshTokenOf(session, session.token_hash)
      : await refreshTokenOf({ ...session, rotation: session.rotation + 1 })
  if (!next) throw problem('unauthenticated')
  const company = await companyToEnter(session.account, session.company)
  const entered = { ...session, company: company ?? session.company }
  const renewed = status === 'grace' ? entered : rotated(entered, next.hash, now)
  if (status === 'current') await commit(replace(sessions, renewed))
  setCookie(sessionCookie(next, renewed, now))
  return { token: await accessToken(renewed, now) }
})
