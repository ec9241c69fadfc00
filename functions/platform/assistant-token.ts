import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { accessTokenLasts, type Bearer } from './access-token.ts'
import { setting } from './environment.ts'
import { signingKey } from './secrets.ts'
import { publicKey } from './signing-keys.ts'

/** The service that the tokens of assistants are for; the API takes none of them. */
export const assistantAudience = () => `${setting('ORIGIN')}/api/mcp`

const Claims = z.object({ sub: z.string(), sid: z.string(), company: z.string() })

/** Signs the access token of an assistant. */
export async function signAssistantToken(
  { account, session, company }: Bearer,
  kid: string,
  now: { seconds: number },
): Promise<string> {
  return new SignJWT({ sid: session, company })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
    .setIssuer(setting('ORIGIN'))
    .setAudience(assistantAudience())
    .setSubject(account)
    .setIssuedAt(now.seconds)
    .setExpirationTime(now.seconds + accessTokenLasts)
    .sign(await signingKey())
}

/** Verifies the token of an assistant; undefined where it is missing, malformed, expired, forged, or meant for another service. */
export async function readAssistantToken(
  authorization: string | undefined,
): Promise<(Bearer & { company: string }) | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => publicKey(kid), {
      algorithms: ['EdDSA'],
      issuer: setting('ORIGIN'),
      audience: assistantAudience(),
    })
    const { sub, sid, company } = Claims.parse(payload)
    return { account: sub, session: sid, company }
  } catch (error) {
    if (error instanceof Error && '$metadata' in error) throw error
    return undefined
  }
}
