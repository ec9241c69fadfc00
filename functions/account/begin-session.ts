import { randomBytes } from 'node:crypto'
import { sessionEnd, type Session } from '#shared/account/model.ts'
import { newId } from '#functions/platform/clock.ts'
import { refreshTokenOf, type RefreshToken } from './login-cookie.ts'

interface Beginning extends Pick<Session, 'account' | 'company' | 'remember' | 'device'> {
  /** By whose word it is opened, where that is a provider. */
  provider?: Session['provider']
  /** Whose session it is, where that is an assistant's. */
  assistant?: Session['assistant']
}

/** A session that begins now, and the refresh token by which it is continued first; of the token it keeps the hash alone. */
export async function beginSession(
  { account, company, remember, device, provider = null, assistant = null }: Beginning,
  now: { seconds: number },
): Promise<{ session: Session; refresh: RefreshToken }> {
  const begun = {
    account,
    id: newId(),
    company,
    remember,
    begun_at: now.seconds,
    nonce: randomBytes(16).toString('base64url'),
    rotation: 0,
  }
  const refresh = await refreshTokenOf(begun)
  if (!refresh) throw new Error('A stage has a seed that signs')
  const session: Session = {
    ...begun,
    token_hash: refresh.hash,
    previous_hash: null,
    rotated_at: now.seconds,
    expires_at: sessionEnd(begun, now),
    device,
    provider,
    assistant,
  }
  return { session, refresh }
}
