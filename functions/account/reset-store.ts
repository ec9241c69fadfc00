import { randomBytes } from 'node:crypto'
import { PasswordReset, passwordResetLasts } from '#shared/account/model.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { put, type Write } from '#functions/platform/table.ts'

export const resets: Kind<PasswordReset, { account: string }> = {
  name: 'PasswordReset',
  schema: PasswordReset,
  key: ({ account }) => ({ pk: accountPartition(account), sk: 'RESET' }),
  expires: ({ expires_at }) => expires_at,
}

/** The write from which the stream sends the link of a new password; it replaces an older one. */
export const askForReset = (account: string, { seconds }: { seconds: number }): Write =>
  put(resets, {
    account,
    nonce: randomBytes(16).toString('base64url'),
    expires_at: seconds + passwordResetLasts,
  })
