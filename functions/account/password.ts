import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

/** 19 MiB, two passes and one lane, as the OWASP Password Storage Cheat Sheet recommends for argon2id. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const tagLength = 32
const saltLength = 16

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** An argon2id hash in the PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashOf(password: string): Promise<string> {
  const nonce = randomBytes(saltLength)
  const hash = await derive('argon2id', { message: password, nonce, ...cost, tagLength })
  return phc(nonce, hash)
}

/** Verifies a password; takes equally long without a hash, so that timing does not reveal which addresses have accounts. */
export async function isPassword(password: string, phcHash: string | null | undefined): Promise<boolean> {
  const { nonce, hash, ...parameters } = parse(phcHash ?? unmatchableHash)
  const derived = await derive('argon2id', { message: password, nonce, ...parameters, tagLength: hash.length })
  return timingSafeEqual(derived, hash) && Boolean(phcHash)
}

/** Whether a hash was made with weaker parameters than the current ones. */
export function needsRehash(phcHash: string): boolean {
  const { memory, passes, parallelism, hash } = parse(phcHash)
  return memory < cost.memory || passes < cost.passes || parallelism < cost.parallelism || hash.length < tagLength
}

const phc = (nonce: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(hash)}`

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A hash that no password matches, verified against where there is no account. */
const unmatchableHash = phc(Buffer.alloc(saltLength), Buffer.alloc(tagLength))

function parse(phcHash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phcHash)
  if (!parts) throw new Error('A stored password hash is not argon2id in the PHC form')
  const [, memory, passes, parallelism, nonce = '', hash = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
