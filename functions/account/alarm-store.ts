import { Alarm, alarmLasts } from '#shared/account/model.ts'
import { newId } from '#functions/platform/clock.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { insert, type Write } from '#functions/platform/table.ts'

export const alarms: Kind<Alarm, { account: string; id: string }> = {
  name: 'Alarm',
  schema: Alarm,
  key: ({ account, id }) => ({ pk: accountPartition(account), sk: `ALARM#${id}` }),
  expires: ({ expires_at }) => expires_at,
}

/** Tells the owner of an account; the letter follows from the stored alarm. */
export const alarm = (account: string, what: Alarm['what'], { seconds }: { seconds: number }): Write =>
  insert(alarms, { account, id: newId(), what, at: seconds, expires_at: seconds + alarmLasts })
