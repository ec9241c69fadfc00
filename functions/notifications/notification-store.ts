import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, insert, list } from '#functions/platform/table.ts'
import { Notification } from '#shared/notifications/model.ts'

interface Whose {
  company: string
  member: string
}

export const notifications: Kind<Notification, Whose & { id: string }> = {
  name: 'Notification',
  schema: Notification,
  key: notification => ({ pk: memberPartition(notification), sk: `NOTIFICATION#${notification.id}` }),
  expires: ({ expires_at }) => expires_at,
}

/** The most notifications listed; older ones stay until they expire. */
export const bellLimit = 50

/** Retention of a notification, in seconds: half a year. */
export const notificationLasts = 182 * 24 * 3600

export const listBell = (whose: Whose) =>
  list(notifications, { pk: memberPartition(whose), prefix: 'NOTIFICATION#', newestFirst: true, atMost: bellLimit })

/** Keeps a notification that is there already, since its event was delivered before. */
export const insertOnce = (notification: Notification): Promise<void> =>
  retryOnConflict(async () => {
    if (!(await get(notifications, notification))) await commit(insert(notifications, notification))
  })
