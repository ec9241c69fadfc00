import { lifetimeOf, type Account, type Session } from '#shared/account/model.ts'
import { newId } from '#functions/platform/clock.ts'
import { insert, type Write } from '#functions/platform/table.ts'
import { accessToken } from './access-token.ts'
import { cookieWith, firstToken } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** A session about to begin: the write that begins it, and what its owner gets. */
export interface OpenedSession {
  write: Write
  token: string
  cookie: string
}

interface Opening {
  account: string
  company: string | null
  remember: boolean
}

export async function openSession(opening: Opening, now: { seconds: number }): Promise<OpenedSession> {
  const id = newId()
  const refresh = firstToken({ account: opening.account, id })
  const session: Session = {
    ...opening,
    id,
    token_hash: refresh.hash,
    previous_hash: null,
    rotated_at: now.seconds,
    expires_at: now.seconds + lifetimeOf(opening.remember),
  }
  return {
    write: insert(sessions, session),
    token: await accessToken(session, now),
    cookie: cookieWith(refresh, opening.remember),
  }
}

/** Somebody who has just signed in, as the reply shows them. */
export const signedIn = ({ id, email, first_name, last_name, language }: Account, token: string) => ({
  user: { id, email, first_name, last_name, language },
  token,
})
