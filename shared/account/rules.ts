import { lifetimeOf, refreshGrace, type Account, type Session } from './model.ts'

/** An account that has neither a name nor a password yet. */
export const newAccount = (known: Pick<Account, 'id' | 'email' | 'language' | 'created_at'>): Account => ({
  ...known,
  first_name: '',
  last_name: '',
  avatar: null,
  password: null,
  theme: 'system',
})

/**
 * Compares a refresh token with its session: the `current` one, the previous one within its `grace` period, or a `reused`
 * one, which means theft (RFC 9700, 4.14.2).
 */
export function refreshTokenStatus(
  session: Session,
  hash: string,
  now: { seconds: number },
): 'current' | 'grace' | 'reused' {
  if (hash === session.token_hash) return 'current'
  return hash === session.previous_hash && now.seconds <= session.rotated_at + refreshGrace ? 'grace' : 'reused'
}

/** The session with its next refresh token and a renewed lifetime. */
export const rotated = <S extends Session>(session: S, nextHash: string, now: { seconds: number }): S => ({
  ...session,
  token_hash: nextHash,
  previous_hash: session.token_hash,
  rotated_at: now.seconds,
  expires_at: now.seconds + lifetimeOf(session.remember),
})
