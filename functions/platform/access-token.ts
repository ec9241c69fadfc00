import { jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { setting } from './environment.ts'
import { publicKey, verifiedOnce } from './signing-keys.ts'

/** Identifies account, session and selected company; rights are left out, since they are read at every call. */
const Claims = z.object({ sub: z.string(), sid: z.string(), company: z.nullable(z.string()), exp: z.number() })

export interface Bearer {
  account: string
  session: string
  company: string | null
}

/** Lifetime of an access token, in seconds: fifteen minutes. */
export const accessTokenLasts = 15 * 60

/** Who issues access tokens, and the one service that they are for. */
export const tokenParties = () => ({ issuer: setting('ORIGIN'), audience: `${setting('ORIGIN')}/api` })

/** Verifies the token of an `Authorization` header; undefined where it is missing, malformed, expired or forged. */
export async function readBearer(authorization: string | undefined): Promise<Bearer | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  try {
    const { sub, sid, company, exp } = await verifiedOnce(token, async () => {
      const { payload } = await jwtVerify(token, ({ kid }) => publicKey(kid), {
        algorithms: ['EdDSA'],
        ...tokenParties(),
      })
      return Claims.parse(payload)
    })
    return exp > Date.now() / 1000 ? { account: sub, session: sid, company } : undefined
  } catch (error) {
    if (isFault(error)) throw error
    return undefined
  }
}

/** An AWS error while the keys are read is a fault of the server and says nothing about the token. */
const isFault = (error: unknown) => error instanceof Error && '$metadata' in error
