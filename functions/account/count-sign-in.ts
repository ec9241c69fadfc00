import type { Account } from '#shared/account/model.ts'
import { assertHuman } from '#functions/platform/captcha.ts'
import { trustedDevice } from './device-cookie.ts'
import { countAttempt, type CountedAttempt, type CountingCall } from './throttle.ts'

interface SignInAttempt {
  email: string
  /** The account with this e-mail address, if there is one. */
  owner: Account | undefined
  captcha?: string | undefined
  address: string
  cookies: Record<string, string>
}

/**
 * Counts an attempt to sign in. After a few failures a captcha has to come with it, long before anybody is refused; strangers'
 * failures do not count against a browser that has signed in to the account before.
 * @throws Problem `tooMany`, or `invalid` at the captcha
 */
export async function countSignIn(
  { email, owner, captcha, address, cookies }: SignInAttempt,
  call: CountingCall,
): Promise<CountedAttempt> {
  const device = await trustedDevice(cookies, owner)
  const attempt = await countAttempt('signIn', { whose: email, address, device }, call)
  if (!attempt.needsCaptcha) return attempt
  try {
    await call.perCall('captcha', () => assertHuman(captcha, 'log_in', address))
  } catch (error) {
    await attempt.discard()
    throw error
  }
  return attempt
}
