import { SecurityAlert, securityAlertLasts } from '#shared/account/model.ts'
import { newId } from '#functions/platform/clock.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { insert, type Write } from '#functions/platform/table.ts'

export const securityAlerts: Kind<SecurityAlert, { account: string; id: string }> = {
  name: 'SecurityAlert',
  schema: SecurityAlert,
  key: ({ account, id }) => ({ pk: accountPartition(account), sk: `SECURITY_ALERT#${id}` }),
  expires: ({ expires_at }) => expires_at,
}

/** The write that records a security alert, from which the stream sends the email to the owner. */
export const raiseSecurityAlert = (
  account: string,
  what: SecurityAlert['what'],
  { seconds }: { seconds: number },
  id = newId(),
): Write => insert(securityAlerts, { account, id, what, at: seconds, expires_at: seconds + securityAlertLasts })
