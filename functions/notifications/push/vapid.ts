import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { setting } from '#functions/platform/environment.ts'
import { derivedBytes } from '#functions/platform/seal.ts'

/** The order of the group of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** How long push services take a token for, in seconds: RFC 8292 allows a day. */
const lasts = 12 * 3600

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The key pair by which push services know this installation (RFC 8292). Browsers bind subscriptions to it, so that it never changes. */
async function vapidKeys() {
  // Sixteen bytes more than the key, so that no residue is more likely than another (FIPS 186-5, A.2.1).
  const drawn = BigInt(`0x${(await derivedBytes('web push', 48)).toString('hex')}`)
  const scalar = ((drawn % (order - 1n)) + 1n).toString(16).padStart(64, '0')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(scalar, 'hex')
  return { publicKey: pair.getPublicKey(), scalar: Buffer.from(scalar, 'hex') }
}

/** The public key, with which browsers subscribe. */
export const vapidPublicKey = async () => (await vapidKeys()).publicKey.toString('base64url')

/** What proves to a push service who sends. */
export async function vapidAuthorisation(endpoint: string, seconds: number): Promise<string> {
  const { publicKey, scalar } = await vapidKeys()
  const claims = { aud: new URL(endpoint).origin, exp: seconds + lasts, sub: `mailto:${setting('SUPPORT_ADDRESS')}` }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map(part => part.toString('base64url'))
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: scalar.toString('base64url'), x, y },
    format: 'jwk',
  })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${publicKey.toString('base64url')}`
}
