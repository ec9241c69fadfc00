import { gzipSync } from 'node:zlib'

/** Bytes from which compression pays off; replies with tokens are shorter and stay uncompressed, as BREACH demands. */
const smallestCompressed = 4096

/** A low level suffices, since lists repeat the names of their fields. */
const level = 3

export interface Compressed {
  body: string
  isBase64Encoded?: true
  headers?: Record<string, string>
}

/** Compresses a body for clients that accept gzip, which neither API Gateway nor CloudFront does for an uncached reply. */
export function compressed(body: string, accepted = ''): Compressed {
  if (body.length < smallestCompressed || !/\bgzip\b/.test(accepted)) return { body }
  return {
    body: gzipSync(body, { level }).toString('base64'),
    isBase64Encoded: true,
    headers: { 'content-encoding': 'gzip', vary: 'accept-encoding' },
  }
}
