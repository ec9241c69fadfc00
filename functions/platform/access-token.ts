import { jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { publicKey } from './signing-keys.ts'

/** Who signed in where; nothing about rights, which are read at every call. `company` is the one the session looks at. */
const Claims = z.object({ sub: z.string(), sid: z.string(), company: z.nullable(z.string()) })

export interface Bearer {
  account: string
  session: string
  company: string | null
}

/** Seconds that an access token is good for: fifteen minutes. */
export const accessTokenLasts = 15 * 60

/** Reads the token of an `Authorization` header; undefined where there is none, or none that holds. */
export async function readBearer(authorization: string | undefined): Promise<Bearer | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => publicKey(kid), { algorithms: ['EdDSA'] })
    const { sub, sid, company } = Claims.parse(payload)
    return { account: sub, session: sid, company }
  } catch (error) {
    if (isFault(error)) throw error
    return undefined
  }
}

/** A table that does not answer is a fault of ours, not of the token. */
const isFault = (error: unknown) => error instanceof Error && '$metadata' in error
