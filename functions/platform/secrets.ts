import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { createHmac, createPrivateKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import { clientTimeouts, setting } from './environment.ts'

const client = new SecretsManagerClient(clientTimeouts)
const seeds = new Map<string, Promise<Buffer>>()

/** The secrets of the seeds that are accepted, of which the first signs; there is more than one only during a rotation. */
const acceptedSeeds = () => setting('SECRET_IDS').split(' ')

/** A 32-byte seed that keys are derived from. */
async function readSeed(id: string): Promise<Buffer> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: id }))
  if (!/^[0-9a-f]{64}$/.test(SecretString)) throw new Error('The signing secret is not 64 hexadecimal digits')
  return Buffer.from(SecretString, 'hex')
}

async function loadSeed(id: string): Promise<Buffer> {
  const seed = seeds.get(id) ?? readSeed(id)
  seeds.set(id, seed)
  // A failed read is not cached, so that the next call can succeed.
  seed.catch(() => seeds.delete(id))
  return seed
}

/** The PKCS #8 header of a raw Ed25519 private key (RFC 8410, 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The private key of a seed, by default of the one that signs access tokens. */
export async function signingKey(id = acceptedSeeds()[0] ?? ''): Promise<KeyObject> {
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, await loadSeed(id)]), format: 'der', type: 'pkcs8' })
}

/** The signatures that are accepted, the one that is issued first. */
async function* signaturesOf(record: string, nonce: string): AsyncGenerator<Buffer> {
  for (const id of acceptedSeeds()) {
    const key = hkdfSync('sha256', await loadSeed(id), Buffer.alloc(0), 'one-time links', 32)
    yield createHmac('sha256', Buffer.from(key)).update(`${record}.${nonce}`).digest()
  }
}

/** The tokens that are accepted for a record and its nonce, the one that is issued first. */
export async function* linkTokens(record: string, nonce: string): AsyncGenerator<string> {
  for await (const signature of signaturesOf(record, nonce)) yield `${record}.${signature.toString('base64url')}`
}

/** The token of a one-time link, derived from the record id and its nonce whenever needed, so that it is never stored. */
export async function linkToken(record: string, nonce: string): Promise<string> {
  const { value } = await linkTokens(record, nonce).next()
  return value
}

/** The record id in a link token, which is not verified by this. */
export const recordIdOf = (token: string) => token.split('.')[0] ?? ''

/** The record id in a text that has the form of a link token; undefined in any other. */
export const recordIn = (text: string): string | undefined => /^([\w-]{1,80})\.[\w-]{43}$/.exec(text)?.[1]

/** What a link token names that belongs to no record of its own, joined by low lines; nothing in any other text. */
export const namesIn = (text: string): string[] => /^([\w-]{1,200})\.[\w-]{43}$/.exec(text)?.[1]?.split('_') ?? []

/** Whether a link token was signed by a seed that is accepted. */
export async function isGenuine(token: string, nonce: string): Promise<boolean> {
  const sent = Buffer.from(token.split('.')[1] ?? '', 'base64url')
  for await (const signature of signaturesOf(recordIdOf(token), nonce))
    if (sent.length === signature.length && timingSafeEqual(sent, signature)) return true
  return false
}
