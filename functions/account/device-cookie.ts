import { newId } from '#functions/platform/clock.ts'
import { isGenuine, linkToken, recordIdOf } from '#functions/platform/secrets.ts'

/** A browser that has signed in to an account holds a token for it, which proves that and nothing more (OWASP device cookies). */
const cookieName = '__Host-szabi_device'

/** Four hundred days, in seconds: browsers keep no cookie for longer. */
const lasts = 400 * 24 * 3600

/** Of how many accounts a browser is remembered, the last one first. */
const mostAccounts = 5

const purposeOf = (email: string) => `device ${email}`

const tokensIn = (cookies: Record<string, string>) =>
  (cookies[cookieName] ?? '').split('~', mostAccounts).filter(token => /^[0-9a-z]{26}\.[\w-]{43}$/.test(token))

/** The id of the browser, where it has signed in with this e-mail address before. */
export async function trustedDevice(cookies: Record<string, string>, email: string): Promise<string | undefined> {
  for (const token of tokensIn(cookies)) if (await isGenuine(token, purposeOf(email))) return recordIdOf(token)
  return undefined
}

/** The cookie by which a browser is trusted from now on; its id is new, and so nothing has failed under it. */
export async function deviceCookie(cookies: Record<string, string>, email: string): Promise<string> {
  const own = await linkToken(newId(), purposeOf(email))
  const others = await Promise.all(
    tokensIn(cookies).map(async token => ((await isGenuine(token, purposeOf(email))) ? [] : [token])),
  )
  const tokens = [own, ...others.flat()].slice(0, mostAccounts)
  return `${cookieName}=${tokens.join('~')}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${lasts}`
}
