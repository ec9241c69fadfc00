import { createHash, createPublicKey, type KeyObject } from 'node:crypto'

/** The public half of a signing key, and the `kid` that tokens name it by. */
export function publishedKeyOf(key: KeyObject): { kid: string; x: string } {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const digest = createHash('sha256').update(Buffer.from(x, 'base64url')).digest('base64url')
  return { kid: digest.slice(0, 16), x }
}
