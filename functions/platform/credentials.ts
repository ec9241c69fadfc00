import { readBearer, type Bearer } from './access-token.ts'
import { readKey, type PresentedKey } from './api-keys.ts'

/** What a call shows of who makes it: the token of a session, or the key of a program. */
export type Credentials =
  | (Bearer & { kind: 'session' })
  | { kind: 'key'; shown: PresentedKey; account: string; company: string }

/** Reads the credentials of an `Authorization` header; undefined where they are missing, malformed, expired or forged. */
export async function readCredentials(authorization: string | undefined): Promise<Credentials | undefined> {
  const shown = readKey(/^Bearer ([\w-]+)$/i.exec(authorization ?? '')?.[1] ?? '')
  if (shown) return { kind: 'key', shown, account: shown.id, company: shown.company }
  const bearer = await readBearer(authorization)
  return bearer && { kind: 'session', ...bearer }
}
