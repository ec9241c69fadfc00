/** The kinds of cookies that somebody may refuse; the necessary ones are always on. */
export const optionalCookies = ['preferences', 'statistics', 'marketing'] as const
export type OptionalCookie = (typeof optionalCookies)[number]

/** Which kinds are granted. */
export type Consent = Record<OptionalCookie, boolean>

const consentWhere = (isGranted: (kind: OptionalCookie) => boolean) =>
  Object.fromEntries(optionalCookies.map(kind => [kind, isGranted(kind)])) as Consent

export const allGranted = consentWhere(() => true)
export const noneGranted = consentWhere(() => false)

const name = 'cookie_consent'
/** A year, in seconds: then it is asked again. */
const keptFor = 365 * 24 * 3600

/** What was chosen, from `document.cookie`; undefined where nothing is stored. */
export function consentIn(cookies: string): Consent | undefined {
  const found = cookies.split('; ').find(cookie => cookie.startsWith(`${name}=necessary`))
  if (!found) return undefined
  const granted = found.slice(name.length + 1).split('.')
  return consentWhere(kind => granted.includes(kind))
}

/** What holds now: with nothing stored all kinds are granted. */
export const consentOf = (cookies: string): Consent => consentIn(cookies) ?? allGranted

/** What is written to `document.cookie`: the granted kinds by name. */
export function consentCookie(consent: Consent, { secure }: { secure: boolean }): string {
  const granted = ['necessary', ...optionalCookies.filter(kind => consent[kind])].join('.')
  return `${name}=${granted}; Max-Age=${keptFor}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
