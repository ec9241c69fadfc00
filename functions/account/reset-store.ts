import { PasswordReset } from '#shared/account/model.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

export const resets: Kind<PasswordReset, { account: string }> = {
  name: 'PasswordReset',
  schema: PasswordReset,
  key: ({ account }) => ({ pk: accountPartition(account), sk: 'RESET' }),
  expires: ({ expires_at }) => expires_at,
}
