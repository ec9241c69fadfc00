import { randomBytes } from 'node:crypto'
import { EmailConfirmation, emailConfirmationLasts } from '#shared/account/model.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { put, type Write } from '#functions/platform/table.ts'

export const emailConfirmations: Kind<EmailConfirmation, { account: string }> = {
  name: 'EmailConfirmation',
  schema: EmailConfirmation,
  key: ({ account }) => ({ pk: accountPartition(account), sk: 'EMAIL_CONFIRMATION' }),
  expires: ({ expires_at }) => expires_at,
}

/** The write that asks an account's owner to confirm the address, from which the stream sends the email; it replaces an older link. */
export const askForConfirmation = (account: string, { seconds }: { seconds: number }): Write =>
  put(emailConfirmations, {
    account,
    nonce: randomBytes(16).toString('base64url'),
    expires_at: seconds + emailConfirmationLasts,
  })
