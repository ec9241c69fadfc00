import { argon2Sync } from 'node:crypto'

/** A hash of an earlier day, made more cheaply. */
export function cheapHash(password: string) {
  const nonce = Buffer.from('sixteen byte salt'.slice(0, 16))
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${base64(nonce)}$${base64(tag)}`
}
