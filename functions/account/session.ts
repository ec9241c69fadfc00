import { lifetimeOf, mostSessions, type Account, type Session } from '#shared/account/model.ts'
import { newId } from '#functions/platform/clock.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { insert, remove, replace, type Write } from '#functions/platform/table.ts'
import { accessToken } from './access-token.ts'
import { accounts } from './account-store.ts'
import { sessionCookie, newRefreshToken } from './login-cookie.ts'
import { sessions, sessionsOf } from './session-store.ts'

/** A session about to begin: the writes that begin it, and what its owner gets. */
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
 * Opens a session of an account and stores the account, changed or not, with it: whoever changes the password meanwhile
 * and ends the sessions there are will conflict with one that is just beginning.
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
  const tooMany = (await sessionsOf(owner.id)).slice(mostSessions - 1)
  return {
    writes: [replace(accounts, owner), insert(sessions, session), ...tooMany.map(old => remove(sessions, old))],
    token: await accessToken(session, now),
    cookie: sessionCookie(refresh, opening.remember),
  }
}

/** Somebody who has just signed in, as the reply shows them. */
export const signedIn = ({ id, email, first_name, last_name, language }: Account, token: string) => ({
  user: { id, email, first_name, last_name, language },
  token,
})
