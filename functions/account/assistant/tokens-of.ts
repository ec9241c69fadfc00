import type { Session } from '#shared/account/model.ts'
import { accessTokenLasts } from '#functions/platform/access-token.ts'
import { signAssistantToken } from '#functions/platform/assistant-token.ts'
import type { PlainReply } from '#functions/platform/serve-plain.ts'
import { signingKey } from '#functions/platform/secrets.ts'
import { textOf, type RefreshToken } from '../login-cookie.ts'
import { publishedKeyOf } from '../published-key.ts'

/** The reply with the tokens of an assistant. */
export async function tokensOf(session: Session, refresh: RefreshToken, now: { seconds: number }): Promise<PlainReply> {
  const { kid } = publishedKeyOf(await signingKey())
  const { account, id, company, assistant } = session
  return {
    status: 200,
    body: {
      access_token: await signAssistantToken({ account, session: id, company }, kid, now),
      token_type: 'Bearer',
      expires_in: accessTokenLasts,
      refresh_token: textOf(refresh),
      scope: assistant?.scopes.join(' '),
    },
  }
}
