import { ECDH } from 'node:crypto'
import { refuse } from '#shared/contract/problem.ts'

/** The first byte of a point whose both coordinates follow (RFC 8291, 3.1). */
const uncompressed = 4

/** Requires a browser's key to be a point of P-256, without which no message could be encrypted for it. @throws Problem `invalid` */
export function assertUsable(p256dh: string) {
  if (!isPoint(Buffer.from(p256dh, 'base64url'))) throw refuse('p256dh', 'refusals:browserKey')
}

function isPoint(bytes: Buffer): boolean {
  if (bytes[0] !== uncompressed) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}
