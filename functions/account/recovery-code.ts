import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '#shared/account/second-factor.ts'
import { hashOf, isPassword } from './password.ts'

/** Crockford's base32, which has no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 50 bits, in two groups. */
const newCode = () => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** New recovery codes to be shown once, and the hashes that are stored of them. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  return { codes, hashes: await Promise.all(codes.map(code => hashOf(code.replace('-', '')))) }
}

/** The hash of the unused code that was typed, if it is one. */
export async function hashOfUsed(code: string, unused: readonly string[]): Promise<string | undefined> {
  const matches = await Promise.all(unused.map(hash => isPassword(code, hash)))
  return unused.find((_, place) => matches[place])
}
