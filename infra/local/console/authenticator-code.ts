import { TOTP } from 'otpauth'

/** The code that an authenticator app with this secret (base32) shows at a moment, and for how many seconds more. */
export function codeAt(secret: string, at: Date): { code: string; seconds: number } {
  const totp = new TOTP({ secret })
  const timestamp = at.getTime()
  return { code: totp.generate({ timestamp }), seconds: Math.ceil(totp.remaining({ timestamp }) / 1000) }
}
