import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { clientTimeouts, setting } from './environment.ts'

const client = new SecretsManagerClient(clientTimeouts)
let key: Promise<Buffer> | undefined

/** Apart from the seeds of the signing keys: these are retired, while a sealed value has to be read for years. */
async function readKey(): Promise<Buffer> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: setting('SEALING_SECRET_ID') }))
  if (!/^[0-9a-f]{64}$/.test(SecretString)) throw new Error('The sealing secret is not 64 hexadecimal digits')
  return Buffer.from(SecretString, 'hex')
}

async function sealingKey(): Promise<Buffer> {
  key ??= readKey()
  // A failed read is not cached, so that the next call can succeed.
  key.catch(() => (key = undefined))
  return key
}

const nonceLength = 12
const tagLength = 16

/** Encrypts a value that the table alone must not reveal, bound to its owner (AES-256-GCM). */
export async function seal(value: string, owner: string): Promise<string> {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed value. @throws Error where it was sealed for another owner, or changed */
export async function unseal(sealed: string, owner: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', await sealingKey(), bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8')
}

/** Bytes that stay the same as long as the sealing key does, of their own for each purpose. */
export async function derivedBytes(purpose: string, length: number): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await sealingKey(), Buffer.alloc(0), purpose, length))
}
