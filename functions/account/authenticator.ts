import { Secret, TOTP } from 'otpauth'
import { totpStep } from '#shared/account/second-factor.ts'
import { productName } from '#shared/words/product.ts'

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** What every authenticator app takes without asking: SHA-1, six digits, thirty seconds. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: productName, label, secret, algorithm: 'SHA1', digits: 6, period: totpStep })

/** The `otpauth://` address by which an authenticator app takes the secret. */
export const addressOfSecret = (secret: string, email: string) => totp(secret, email).toString()

/**
 * The time step of a code, one step of drift allowed; undefined for a wrong code, and for one of the step that was used last
 * or of an earlier one.
 */
export function stepOfCode(
  code: string,
  { secret, usedStep }: { secret: string; usedStep: number },
  now: { seconds: number },
): number | undefined {
  const drift = totp(secret).validate({ token: code, timestamp: now.seconds * 1000, window: 1 })
  const step = drift === null ? undefined : Math.floor(now.seconds / totpStep) + drift
  return step !== undefined && step > usedStep ? step : undefined
}
