import { problem } from '../contract/problem.ts'
import { refreshGrace, sessionEnd, type Account, type Session } from './model.ts'

/** An account that has neither a name nor a password yet. */
export const newAccount = (known: Pick<Account, 'id' | 'email' | 'language' | 'created_at'>): Account => ({
  ...known,
  first_name: '',
  last_name: '',
  avatar: null,
  password: null,
  password_version: 0,
  email_confirmed_at: null,
  identities: [],
  theme: 'system',
  refuses_service_emails: false,
  deactivated_at: null,
})

/** Asserts that an account can be signed in to. @throws Problem `forbidden` once an operator has deactivated it */
export function assertNotDeactivated({ deactivated_at }: Pick<Account, 'deactivated_at'>): void {
  if (deactivated_at !== null) throw problem('forbidden', 'refusals:accountDeactivated')
}

/** The account of somebody who opened a link that was sent to its address. */
export const withConfirmedEmail = <A extends Account>(owner: A, { seconds }: { seconds: number }): A => ({
  ...owner,
  email_confirmed_at: owner.email_confirmed_at ?? seconds,
})

/**
 * Compares a refresh token with its session: the `current` one, the previous one within its `grace` period or `reused` after it,
 * which means theft (RFC 9700, 4.14.2), or another one, which the hashes know nothing of.
 */
export function refreshTokenStatus(
  session: Session,
  hash: string,
  now: { seconds: number },
): 'current' | 'grace' | 'reused' | 'unknown' {
  if (hash === session.token_hash) return 'current'
  if (hash !== session.previous_hash) return 'unknown'
  return now.seconds <= session.rotated_at + refreshGrace ? 'grace' : 'reused'
}

/** The session with its next refresh token and a renewed lifetime, which ends a year after it began at the latest. */
export const rotated = <S extends Session>(session: S, nextHash: string, now: { seconds: number }): S => ({
  ...session,
  rotation: session.rotation + 1,
  token_hash: nextHash,
  previous_hash: session.token_hash,
  rotated_at: now.seconds,
  expires_at: sessionEnd(session, now),
})
