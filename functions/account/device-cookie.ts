import type { Account } from '#shared/account/model.ts'
import { newId } from '#functions/platform/clock.ts'
import { isGenuine, linkToken, recordIdOf } from '#functions/platform/secrets.ts'

/** A browser that has signed in to an account holds a token for it, which proves that and nothing more (OWASP device cookies). */
const cookieName = '__Host-szabi_device'

/** Four hundred days, in seconds: browsers keep no cookie for longer. */
const lasts = 400 * 24 * 3600

/** Of how many accounts a browser is remembered, the last one first. */
const mostAccounts = 5

/** What the token of a browser is bound to: another password has to be trusted anew. */
type Trusted = Pick<Account, 'id' | 'password_version'>

const purposeOf = ({ id, password_version }: Trusted) => `device ${id} ${password_version}`

const tokensIn = (cookies: Record<string, string>) =>
  (cookies[cookieName] ?? '').split('~', mostAccounts).filter(token => /^[0-9a-z]{26}\.[\w-]{43}$/.test(token))

/** Whether a browser says that it has signed in before, to whatever account. */
export const hasDeviceToken = (cookies: Record<string, string>) => tokensIn(cookies).length > 0

async function trustedToken(cookies: Record<string, string>, owner: Trusted): Promise<string | undefined> {
  for (const token of tokensIn(cookies)) if (await isGenuine(token, purposeOf(owner))) return token
  return undefined
}

/** The id of the browser, where it has signed in to this account before with the password of today. */
export async function trustedDevice(cookies: Record<string, string>, owner: Trusted | undefined) {
  const token = owner && (await trustedToken(cookies, owner))
  return token && recordIdOf(token)
}

/** The cookie by which a browser is trusted from now on; it keeps the id by which it is trusted already, and so its count. */
export async function deviceCookie(cookies: Record<string, string>, owner: Trusted): Promise<string> {
  const own = (await trustedToken(cookies, owner)) ?? (await linkToken(newId(), purposeOf(owner)))
  const tokens = [own, ...tokensIn(cookies).filter(token => token !== own)].slice(0, mostAccounts)
  return `${cookieName}=${tokens.join('~')}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${lasts}`
}
