import { Session } from '#shared/account/model.ts'
import { sessionKey } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

export const sessions: Kind<Session, { account: string; id: string }> = {
  name: 'Session',
  schema: Session,
  key: sessionKey,
  expires: ({ expires_at }) => expires_at,
}
