import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, insert, list } from '#functions/platform/table.ts'
import { Notification } from '#shared/notifications/model.ts'

interface Whose {
  company: string
  member: string
}

const sortKeyOf = (id: string) => `NOTIFICATION#${id}`

export const notifications: Kind<Notification, Whose & { id: string }> = {
  name: 'Notification',
  schema: Notification,
  key: notification => ({ pk: memberPartition(notification), sk: sortKeyOf(notification.id) }),
  expires: ({ expires_at }) => expires_at,
}

/** Retention of a notification, in seconds: half a year. */
export const notificationLasts = 182 * 24 * 3600

/** The notifications of a page that names no limit, which a bell of any length is read of for five units. */
export const bellLength = 30

interface BellPage {
  /** The id that the page begins with. */
  from?: string | undefined
  atMost?: number
}

/** Notifications of somebody, newest first: their ids begin with the time. */
export const listBell = (whose: Whose, { from = '~', atMost = bellLength }: BellPage = {}) =>
  list(notifications, {
    pk: memberPartition(whose),
    between: [sortKeyOf(''), sortKeyOf(from)],
    newestFirst: true,
    atMost,
  })

/** A notification that was seen; of a message of an administrator it is kept when. */
export const seen = <N extends Notification>(notification: N, now: { seconds: number }): N => ({
  ...notification,
  is_seen: true,
  ...(notification.from_message && { seen_at: now.seconds }),
})

/** Keeps a notification that is there already, since its event was delivered before. */
export const insertOnce = (notification: Notification): Promise<void> =>
  retryOnConflict(async () => {
    if (!(await get(notifications, notification))) await commit(insert(notifications, notification))
  })
