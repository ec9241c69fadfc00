import * as z from 'zod/mini'
import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, insert, list, put, remove, type Write } from '#functions/platform/table.ts'
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

/** A notification that was seen; of a message that somebody has written it is kept when. */
export const seen = <N extends Notification>(notification: N, now: { seconds: number }): N => ({
  ...notification,
  is_seen: true,
  ...((notification.from_message ?? notification.from_group_message) && { seen_at: now.seconds }),
})

/** That somebody has removed a notification, so that it stays away when its event is delivered again. */
const RemovedNotification = z.pick(Notification, { company: true, member: true, id: true, expires_at: true })

export const removedNotifications: Kind<z.infer<typeof RemovedNotification>, Whose & { id: string }> = {
  name: 'RemovedNotification',
  schema: RemovedNotification,
  key: removed => ({ pk: memberPartition(removed), sk: `NOTIFICATION_REMOVED#${removed.id}` }),
  expires: ({ expires_at }) => expires_at,
}

/** Takes a notification out of the bell for good; it is known for as long as it would have been kept. */
export const removedForGood = (notification: Stored<Notification>): Write[] => [
  remove(notifications, notification),
  put(removedNotifications, notification),
]

/** Adds nothing where the event was delivered before: neither what is there already nor what its owner has removed. */
export const insertOnce = (notification: Notification): Promise<void> =>
  retryOnConflict(async () => {
    if (await get(notifications, notification)) return
    // Read after the notification, which is removed in the moment in which this comes to be.
    if (await get(removedNotifications, notification)) return
    await commit(insert(notifications, notification))
  })
