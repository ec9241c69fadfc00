import * as z from 'zod/mini'
import { importJWK, type CryptoKey } from 'jose'
import type { Kind } from './kind.ts'
import { list } from './table.ts'

/** A public key that verifies access tokens, by its `kid`. */
const SigningKey = z.object({ kid: z.string(), x: z.string() })
type SigningKey = z.infer<typeof SigningKey>

export const signingKeys: Kind<SigningKey, { kid: string }> = {
  name: 'SigningKey',
  schema: SigningKey,
  key: ({ kid }) => ({ pk: 'SIGNING_KEYS', sk: kid }),
}

const cacheLifetime = 5 * 60_000
/** Tokens that are remembered at most: more people than one process serves in five minutes. */
const mostVerified = 1_000

interface KnownKeys {
  keys: ReadonlyMap<string, CryptoKey>
  until: number
  /** What the tokens claim that these keys have verified. */
  verified: Map<string, object>
}
let cache: KnownKeys | undefined

/** The public key for a `kid`, cached for five minutes; an unknown `kid` reloads the keys at once. */
export async function publicKey(kid: string | undefined): Promise<CryptoKey> {
  if (!cache || cache.until < Date.now() || !cache.keys.has(kid ?? ''))
    cache = { keys: await readKeys(), until: Date.now() + cacheLifetime, verified: new Map() }
  const key = cache.keys.get(kid ?? '')
  if (!key) throw new Error('The token names a signing key that was never published')
  return key
}

/**
 * Verifies a token once for as long as its keys are cached, since a browser shows the same one with every call. Whether it has expired
 * is for the caller to see.
 */
export async function verifiedOnce<C extends object>(token: string, verify: () => Promise<C>): Promise<C> {
  const known = cache && cache.until >= Date.now() ? cache.verified.get(token) : undefined
  if (known) return known as C
  const claims = await verify()
  if (cache) {
    if (cache.verified.size >= mostVerified) cache.verified.clear()
    cache.verified.set(token, claims)
  }
  return claims
}

async function readKeys() {
  const published = await list(signingKeys, { pk: 'SIGNING_KEYS' })
  const keys = published.map(async ({ kid, x }) => [kid, await importKey(x)] as const)
  return new Map(await Promise.all(keys))
}

async function importKey(x: string): Promise<CryptoKey> {
  const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA')
  if (key instanceof Uint8Array) throw new Error('A published key is not a public key')
  return key
}
