import { DataExport } from '#shared/account/data-export.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'

export const dataExports: Kind<DataExport, { account: string }> = {
  name: 'DataExport',
  schema: DataExport,
  key: ({ account }) => ({ pk: accountPartition(account), sk: 'DATA_EXPORT' }),
  expires: ({ expires_at }) => expires_at,
}
