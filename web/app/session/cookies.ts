/** Of the choices that a browser remembers, in seconds: two years and one. */
const rememberMeLasts = 63_072_000
const localeLasts = 365 * 24 * 3600

/** A cookie of the page's own: readable here, no secret. */
export const cookieOf = (name: string, value: string, seconds: number) =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax`

/** The value of a cookie in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find(cookie => cookie.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

/** Whether somebody wants to stay signed in: yes, until they once said no. */
export const wantsToStay = (cookies: string) => cookieIn(cookies, 'remember-me') !== '0'
export const rememberMeCookie = (stays: boolean) => cookieOf('remember-me', stays ? '1' : '0', rememberMeLasts)
export const localeCookie = (language: string) => cookieOf('locale', language, localeLasts)
