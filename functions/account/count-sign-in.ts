import { assertHuman } from '#functions/platform/captcha.ts'
import { trustedDevice } from './device-cookie.ts'
import { countAttempt, type CountedAttempt } from './throttle.ts'

interface SignInAttempt {
  email: string
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
  { email, captcha, address, cookies }: SignInAttempt,
  now: { seconds: number },
): Promise<CountedAttempt> {
  const attempt = await countAttempt('signIn', { email, address, device: await trustedDevice(cookies, email) }, now)
  if (!attempt.needsCaptcha) return attempt
  try {
    await assertHuman(captcha, 'log_in', address)
  } catch (error) {
    await attempt.discard()
    throw error
  }
  return attempt
}
