import { createHash } from 'node:crypto'
import type { Session } from '#shared/account/model.ts'
import { isGenuine, linkTokens } from '#functions/platform/secrets.ts'

/** The parts of a refresh token, `<account>.<session>.<number>.<signature>`; the number counts the rotations of the session. */
export interface RefreshToken {
  account: string
  id: string
  rotation: number
  signature: string
  hash: string
}

type Numbered = Pick<Session, 'account' | 'id' | 'nonce'> & { rotation: number }

/** Browsers accept the prefix only from this very host, over HTTPS and for every path, so that no other host can plant one. */
const cookieName = '__Host-szabi_session'

export const textOf = ({ account, id, rotation, signature }: Omit<RefreshToken, 'hash'>) =>
  `${account}.${id}.${rotation}.${signature}`

const tokenOf = (parts: Omit<RefreshToken, 'hash'>): RefreshToken => ({
  ...parts,
  hash: createHash('sha256').update(textOf(parts)).digest('base64url'),
})

/** What is signed with a session's id; the nonce ties it to the stored session. */
const signedNonce = ({ nonce, rotation }: Numbered) => `${nonce} ${rotation}`

/**
 * Derives a refresh token from its session, its number and the secret seed, so that a second tab and a client whose reply was lost
 * receive the same one, which nobody else can compute. One that was issued already, known by its hash, may come from the seed
 * before a rotation; undefined where no accepted seed gives it.
 */
export async function refreshTokenOf(session: Numbered, issued?: string): Promise<RefreshToken | undefined> {
  const { account, id, rotation } = session
  for await (const link of linkTokens(id, signedNonce(session))) {
    const token = tokenOf({ account, id, rotation, signature: link.slice(id.length + 1) })
    if (issued === undefined || token.hash === issued) return token
  }
  return undefined
}

/** Whether a token was ever issued to this session; a wrong secret with the right id proves nothing. */
export const wasIssued = async ({ rotation, signature, hash }: RefreshToken, session: Session): Promise<boolean> =>
  [session.token_hash, session.previous_hash].includes(hash) ||
  (rotation < session.rotation && isGenuine(`${session.id}.${signature}`, signedNonce({ ...session, rotation })))

/** Reads the refresh token from the cookies; undefined where it is missing or malformed. */
export const readRefreshToken = (cookies: Record<string, string>) => refreshTokenIn(cookies[cookieName] ?? '')

/** Reads a refresh token from a text; undefined where it is none. */
export function refreshTokenIn(text: string): RefreshToken | undefined {
  const parts = /^([\w-]{1,80})\.([\w-]{1,80})\.(\d{1,9})\.([\w-]{43})$/.exec(text)
  return parts
    ? tokenOf({ account: parts[1]!, id: parts[2]!, rotation: Number(parts[3]), signature: parts[4]! })
    : undefined
}

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** The cookie that keeps somebody signed in until the session ends. */
export const sessionCookie = (token: RefreshToken, { expires_at }: Session, now: { seconds: number }) =>
  `${cookieName}=${textOf(token)}; ${attributes}; Max-Age=${expires_at - now.seconds}`

/** The cookie that signs a browser out. */
export const expiredCookie = `${cookieName}=; ${attributes}; Max-Age=0`
