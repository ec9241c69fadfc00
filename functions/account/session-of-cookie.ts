import type { Session } from '#shared/account/model.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'
import { readRefreshToken, wasIssued } from './login-cookie.ts'
import { sessions } from './session-store.ts'

/** The session that a browser's cookie proves; a made-up cookie proves none. */
export async function sessionOfCookie(cookies: Record<string, string>): Promise<Stored<Session> | undefined> {
  const token = readRefreshToken(cookies)
  const session = token && (await get(sessions, token))
  return session && (await wasIssued(token, session)) ? session : undefined
}
