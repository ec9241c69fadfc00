import { SignJWT } from 'jose'
import type { Session } from '#shared/account/model.ts'
import { accessTokenLasts, tokenParties } from '#functions/platform/access-token.ts'
import { signingKey } from '#functions/platform/secrets.ts'
import { publishedKeyOf } from './published-key.ts'

/** Signs an access token: the account, its session, and the company that the session has selected. */
export async function accessToken(
  { account, id, company }: Pick<Session, 'account' | 'id' | 'company'>,
  now: { seconds: number },
): Promise<string> {
  const key = await signingKey()
  const { issuer, audience } = tokenParties()
  return new SignJWT({ sid: id, company })
    .setProtectedHeader({ alg: 'EdDSA', kid: publishedKeyOf(key).kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(account)
    .setIssuedAt(now.seconds)
    .setExpirationTime(now.seconds + accessTokenLasts)
    .sign(key)
}
