import { lifetimeOf, refreshGrace, type Account, type Session } from './model.ts'

/** An account before its owner has said anything about themselves, or chosen a password. */
export const newAccount = (known: Pick<Account, 'id' | 'email' | 'language' | 'created_at'>): Account => ({
  ...known,
  first_name: '',
  last_name: '',
  avatar: null,
  password: null,
  theme: 'system',
})

/**
 * What a refresh token is to the session it names: the `current` one; the one before it, still within its `grace`; or
 * `spent`, so that it is known to two and the session has to end.
 */
export function refreshTokenStatus(
  session: Session,
  hash: string,
  now: { seconds: number },
): 'current' | 'grace' | 'spent' {
  if (hash === session.token_hash) return 'current'
  return hash === session.previous_hash && now.seconds <= session.rotated_at + refreshGrace ? 'grace' : 'spent'
}

/** The session with its next refresh token; its time begins anew. */
export const rotated = <S extends Session>(session: S, nextHash: string, now: { seconds: number }): S => ({
  ...session,
  token_hash: nextHash,
  previous_hash: session.token_hash,
  rotated_at: now.seconds,
  expires_at: now.seconds + lifetimeOf(session.remember),
})
