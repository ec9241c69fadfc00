import { createHash, randomBytes } from 'node:crypto'
import { lifetimeOf } from '#shared/account/model.ts'
import { linkTokens } from '#functions/platform/secrets.ts'

/** The parts of a refresh token, `<account>.<session>.<256 bits>`, of which only the hash is stored. */
export interface RefreshToken {
  account: string
  id: string
  secret: string
  hash: string
}

const cookieName = 'szabi_session'

const tokenOf = (session: { account: string; id: string }, secret: string): RefreshToken => ({
  ...session,
  secret,
  hash: createHash('sha256').update(`${session.account}.${session.id}.${secret}`).digest('base64url'),
})

export const newRefreshToken = (session: { account: string; id: string }) =>
  tokenOf({ account: session.account, id: session.id }, randomBytes(32).toString('base64url'))

/**
 * Derives the next refresh token from the current one and the secret seed, so that a second tab and a client whose reply
 * was lost receive the same successor, which nobody else can compute. A successor that was issued already, known by its
 * hash, may come from the seed before a rotation; undefined where no accepted seed gives it.
 */
export async function successorOf(
  { account, id, secret }: RefreshToken,
  issued?: string,
): Promise<RefreshToken | undefined> {
  for await (const token of linkTokens(id, secret)) {
    const successor = tokenOf({ account, id }, token.slice(id.length + 1))
    if (issued === undefined || successor.hash === issued) return successor
  }
  return undefined
}

/** Reads the refresh token from the cookies; undefined where it is missing or malformed. */
export function readRefreshToken(cookies: Record<string, string>): RefreshToken | undefined {
  const parts = /^([\w-]{1,80})\.([\w-]{1,80})\.([\w-]{43})$/.exec(cookies[cookieName] ?? '')
  return parts ? tokenOf({ account: parts[1]!, id: parts[2]! }, parts[3]!) : undefined
}

const attributes = 'Path=/api; HttpOnly; Secure; SameSite=Strict'

/** The cookie that keeps somebody signed in. */
export const sessionCookie = ({ account, id, secret }: RefreshToken, remember: boolean) =>
  `${cookieName}=${account}.${id}.${secret}; ${attributes}; Max-Age=${lifetimeOf(remember)}`

/** The cookie that signs a browser out. */
export const expiredCookie = `${cookieName}=; ${attributes}; Max-Age=0`
