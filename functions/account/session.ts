import { lifetimeOf, mostSessions, type Account, type Session } from '#shared/account/model.ts'
import { newId } from '#functions/platform/clock.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { insert, remove, replace, type Write } from '#functions/platform/table.ts'
import { accessToken } from './access-token.ts'
import { accounts } from './account-store.ts'
import { sessionCookie, newRefreshToken } from './login-cookie.ts'
import { sessions, sessionsOf } from './session-store.ts'

/** The writes that open a session, and the tokens that its owner receives. */
export interface OpenedSession {
  writes: Write[]
  token: string
  cookie: string
}

interface SessionOptions {
  company: string | null
  remember: boolean
}

/**
 * Opens a session and replaces the account in the same transaction, so that a concurrent password change, which revokes
 * the sessions it has read, conflicts instead of missing the new one.
 */
export async function openSession(
  owner: Stored<Account>,
  opening: SessionOptions,
  now: { seconds: number },
): Promise<OpenedSession> {
  const id = newId()
  const refresh = newRefreshToken({ account: owner.id, id })
  const session: Session = {
    ...opening,
    account: owner.id,
    id,
    token_hash: refresh.hash,
    previous_hash: null,
    rotated_at: now.seconds,
    expires_at: now.seconds + lifetimeOf(opening.remember),
  }
  const leastRecentlyUsed = (await sessionsOf(owner.id)).slice(mostSessions - 1)
  return {
    writes: [
      replace(accounts, owner),
      insert(sessions, session),
      ...leastRecentlyUsed.map(old => remove(sessions, old)),
    ],
    token: await accessToken(session, now),
    cookie: sessionCookie(refresh, opening.remember),
  }
}

/** The reply to signing in. */
export const signedIn = ({ id, email, first_name, last_name, language }: Account, token: string) => ({
  user: { id, email, first_name, last_name, language },
  token,
})
