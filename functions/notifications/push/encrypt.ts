import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a subscription, as the browser gives them in base64url. */
interface SubscriptionKeys {
  p256dh: string
  auth: string
}

/** The length of a record, of which there is one (RFC 8188, 2.1). */
const recordSize = 4096

const derive = (secret: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Encrypts what the browser alone is to read, with a key of its own for each message (RFC 8291, aes128gcm). */
export function encrypt(text: string, { p256dh, auth }: SubscriptionKeys): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url')
  const sender = createECDH('prime256v1')
  const senderKey = sender.generateKeys()
  const salt = randomBytes(16)
  const secret = derive(
    sender.computeSecret(receiver),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderKey]),
    32,
  )
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([
    salt,
    size,
    Buffer.from([senderKey.length]),
    senderKey,
    cipher.update(text, 'utf8'),
    // The delimiter of the last record.
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
