import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#shared/account/contract/second-factor/webauthn.ts'

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** How a passkey behaves when it is used; a real one verifies its owner and counts up. */
interface Behaviour {
  isVerified?: boolean
  counter?: number
  /** The page that it believes to be on. */
  origin?: string
}

/** A passkey of a test: an authenticator with one key pair, which signs whatever it is asked to. */
export function newPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let userHandle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, page: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }))

  const authenticatorData = (rpId: string, flags: number, count: number, credential = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, credential])
  }

  /** The public key in COSE form, ES256 (RFC 9053, 7.1). */
  function coseKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
  }

  return {
    /** Replies to being made, as a browser does. */
    attest(
      { challenge, rp, user }: PasskeyCreation,
      { isVerified = true, origin: page = origin }: Behaviour = {},
    ): PasskeyAttestation {
      userHandle = user.id
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()])
      const flags = userPresent | hasCredential | (isVerified ? userVerified : 0)
      const data = authenticatorData(rp.id, flags, counter, credential)
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, page)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },

    /** Replies to a sign-in, as a browser does. */
    assert(
      { challenge, rpId }: PasskeyRequest,
      { isVerified = true, counter: count = ++counter, origin: page = origin }: Behaviour = {},
    ): PasskeyAssertion {
      const client = clientData('webauthn.get', challenge, page)
      const data = authenticatorData(rpId, userPresent | (isVerified ? userVerified : 0), count)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      }
    },
  }
}
export type TestPasskey = ReturnType<typeof newPasskey>
