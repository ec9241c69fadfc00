import { SignJWT } from 'jose'
import type { Session } from '#shared/account/model.ts'
import { accessTokenLasts } from '#functions/platform/access-token.ts'
import { signingKey } from '#functions/platform/secrets.ts'
import { publishedKeyOf } from './published-key.ts'

/** The token that a page shows at every call: who, in which session, looking at which company. */
export async function accessToken({ account, id, company }: Session, now: { seconds: number }): Promise<string> {
  const key = await signingKey()
  return new SignJWT({ sid: id, company })
    .setProtectedHeader({ alg: 'EdDSA', kid: publishedKeyOf(key).kid })
    .setSubject(account)
    .setIssuedAt(now.seconds)
    .setExpirationTime(now.seconds + accessTokenLasts)
    .sign(key)
}
