import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto'
import { PushMessage } from '#shared/notifications/push-message.ts'

/** What a browser keeps of a subscription. */
export interface BrowserKeys {
  pair: ECDH
  auth: Buffer
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts as a browser does (RFC 8291, and RFC 8188 for the frame). @throws Error where it is for another one, or changed */
export function decrypt(message: Buffer, { pair, auth }: BrowserKeys): string {
  const [salt, keyLength] = [message.subarray(0, 16), message.readUInt8(20)]
  const sender = message.subarray(21, 21 + keyLength)
  const record = message.subarray(21 + keyLength)
  if (record.length > message.readUInt32BE(16)) throw new Error('There is more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  ).setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  if (text.at(-1) !== 2) throw new Error('The last record has no delimiter')
  return text.subarray(0, -1).toString('utf8')
}

const jsonIn = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8')) as object

/** What is wrong with the proof of who sends, if anything is (RFC 8292). */
export function troubleWith(authorisation: string | null, { origin, key }: { origin: string; key: string }) {
  const [, token = '', sent = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorisation ?? '') ?? []
  if (sent !== key) return 'another key than the one of the subscription'
  const point = Buffer.from(sent, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url')) as [string, string]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [header, claims, signature = ''] = token.split('.')
  const signed = Buffer.from(`${header}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = jsonIn(claims) as { aud?: string; exp?: number; sub?: string }
  const left = (exp ?? 0) - Date.now() / 1000
  if (!isSigned || (jsonIn(header) as { alg?: string }).alg !== 'ES256') return 'no signature of the key'
  if (aud !== origin) return 'a token for another service'
  if (left <= 0 || left > 24 * 3600) return 'a token that has expired, or lasts for more than a day'
  return /^(mailto:|https:)/.test(sub ?? '') ? undefined : 'nobody to write to'
}

/** A push service as the browsers' makers run it, to which this process sends instead. */
export function pushService(key: string) {
  const browsers = new Map<string, BrowserKeys>()
  const received: { browser: string; message: PushMessage; secondsKept: number }[] = []
  const answers: number[] = []
  const always = new Map<string, number>()
  let failure: Error | undefined

  async function take(endpoint: string, { headers, body }: RequestInit): Promise<Response> {
    if (failure) throw failure
    const status = answers.shift() ?? always.get(endpoint)
    if (status !== undefined) return new Response(null, { status })
    const browser = browsers.get(endpoint)
    if (!browser) return new Response(null, { status: 410 })
    const sent = new Headers(headers)
    const trouble = troubleWith(sent.get('authorization'), { origin: new URL(endpoint).origin, key })
    if (trouble) return new Response(trouble, { status: 403 })
    const bytes = Buffer.from(body as Uint8Array)
    if (sent.get('content-encoding') !== 'aes128gcm' || !/^\d+$/.test(sent.get('ttl') ?? ''))
      return new Response(null, { status: 400 })
    if (bytes.length > 4096) return new Response(null, { status: 413 })
    const message = PushMessage.parse(JSON.parse(decrypt(bytes, browser)))
    received.push({ browser: endpoint, message, secondsKept: Number(sent.get('ttl')) })
    return new Response(null, { status: 201 })
  }

  return {
    take: (endpoint: string | URL, request: RequestInit = {}) => take(new URL(endpoint).href, request),
    /** What was shown, in which browser. */
    received,
    /** Answers the next calls with these instead. */
    answerNext: (...statuses: number[]) => void answers.push(...statuses),
    /** Answers every call for a browser with this instead. */
    answerAlways: (endpoint: string, status: number) => void always.set(endpoint, status),
    fail: (error: Error | undefined) => void (failure = error),
    /** A browser subscribes: what it gives to the product. */
    subscribe(name: string) {
      const [pair, auth] = [createECDH('prime256v1'), randomBytes(16)]
      pair.generateKeys()
      const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`
      browsers.set(endpoint, { pair, auth })
      return { endpoint, p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }
    },
    /** The browser is told nothing any more. */
    unsubscribe: (endpoint: string) => void browsers.delete(endpoint),
  }
}
