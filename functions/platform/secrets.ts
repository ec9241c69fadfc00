import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { createHmac, createPrivateKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import { setting } from './environment.ts'

const client = new SecretsManagerClient({})
let seed: Promise<Buffer> | undefined

/** The 32-byte seed that all keys are derived from. */
async function readSeed(): Promise<Buffer> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: setting('SECRET_ID') }))
  if (!/^[0-9a-f]{64}$/.test(SecretString)) throw new Error('The signing secret is not 64 hexadecimal digits')
  return Buffer.from(SecretString, 'hex')
}

async function loadSeed(): Promise<Buffer> {
  seed ??= readSeed()
  // A failed read is not cached, so that the next call can succeed.
  seed.catch(() => (seed = undefined))
  return seed
}

/** The PKCS #8 header of a raw Ed25519 private key (RFC 8410, 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The private key for signing access tokens. */
export async function signingKey(): Promise<KeyObject> {
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, await loadSeed()]), format: 'der', type: 'pkcs8' })
}

async function signatureOf(record: string, nonce: string): Promise<Buffer> {
  const key = hkdfSync('sha256', await loadSeed(), Buffer.alloc(0), 'one-time links', 32)
  return createHmac('sha256', Buffer.from(key)).update(`${record}.${nonce}`).digest()
}

/** The token of a one-time link, derived from the record id and its nonce whenever needed, so that it is never stored. */
export const linkToken = async (record: string, nonce: string) =>
  `${record}.${(await signatureOf(record, nonce)).toString('base64url')}`

/** The record id in a link token, which is not verified by this. */
export const recordIdOf = (token: string) => token.split('.')[0] ?? ''

export async function isGenuine(token: string, nonce: string): Promise<boolean> {
  const sent = Buffer.from(token.split('.')[1] ?? '', 'base64url')
  const signature = await signatureOf(recordIdOf(token), nonce)
  return sent.length === signature.length && timingSafeEqual(sent, signature)
}
