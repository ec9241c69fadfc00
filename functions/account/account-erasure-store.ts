import { AccountErasure } from '#shared/account/account-erasure.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

export const accountErasures: Kind<AccountErasure, { account: string }> = {
  name: 'AccountErasure',
  schema: AccountErasure,
  key: ({ account }) => ({ pk: accountPartition(account), sk: 'ACCOUNT_ERASURE' }),
}
