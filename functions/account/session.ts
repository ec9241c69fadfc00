import { deviceOf } from '#shared/account/device.ts'
import type { Provider } from '#shared/account/identity.ts'
import { assertNotDeactivated } from '#shared/account/rules.ts'
import { mostSessions, type Account, type Session } from '#shared/account/model.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { insert, remove, replace, type Write } from '#functions/platform/table.ts'
import { accessToken } from './access-token.ts'
import { accounts } from './account-store.ts'
import { beginSession } from './begin-session.ts'
import { deviceCookie } from './device-cookie.ts'
import { sessionCookie } from './login-cookie.ts'
import { sessionOfCookie } from './session-of-cookie.ts'
import { sessions, sessionsOf } from './session-store.ts'

/** The writes that open a session, and the tokens that its owner receives. */
export interface OpenedSession {
  writes: Write[]
  token: string
  /** The session's cookie, and the one by which the browser is trusted from now on. */
  cookies: string[]
}

/** The browser that signs in: what it says it is, and the cookies that it sent. */
export interface Browser {
  userAgent: string
  cookies: Record<string, string>
}

interface SessionOptions {
  company: string | null
  /** The sessions that there are, where the caller has begun to read them. */
  known?: Promise<Stored<Session>[]>
  remember: boolean
  browser: Browser
  /** By whose word it is opened, where that is a provider. */
  provider?: Provider | null
}

/**
 * Opens a session and replaces the account in the same transaction, so that a concurrent password change, which revokes
 * the sessions it has read, conflicts instead of missing the new one. The session of which the browser loses the cookie ends, whosever
 * it is: nobody could sign out of it any more, and what is told to its owner would come to this browser.
 * @throws Problem `forbidden` where the account is deactivated
 */
export async function openSession(
  owner: Stored<Account>,
  { company, known, remember, browser, provider = null }: SessionOptions,
  now: { seconds: number },
): Promise<OpenedSession> {
  assertNotDeactivated(owner)
  const device = deviceOf(browser.userAgent)
  const begun = { account: owner.id, company, remember, device, provider }
  const { session, refresh } = await beginSession(begun, now)
  const [left, own] = await Promise.all([sessionOfCookie(browser.cookies), known ?? sessionsOf(owner.id)])
  const leastRecentlyUsed = own.filter(({ id }) => id !== left?.id).slice(mostSessions - 1)
  return {
    writes: [
      replace(accounts, owner),
      insert(sessions, session),
      ...[...leastRecentlyUsed, ...(left ? [left] : [])].map(old => remove(sessions, old)),
    ],
    token: await accessToken(session, now),
    cookies: [sessionCookie(refresh, session, now), await deviceCookie(browser.cookies, owner)],
  }
}

/** The reply to signing in. */
export const signedIn = ({ id, email, first_name, last_name, language }: Account, token: string) => ({
  user: { id, email, first_name, last_name, language },
  token,
})
