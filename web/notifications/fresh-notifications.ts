import type { NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { notificationTypes } from '#shared/notifications/model.ts'

/** More than this many new notices are summed up in one toast. */
const singleToasts = 2

type Notice = Pick<NotificationView, 'id' | 'is_seen'>

export interface Fresh<N extends Notice> {
  /** ReplyOf one by one. */
  toasts: N[]
  /** How many more there are. */
  more: number
  /** The ids to remember, so that no notice is told twice. */
  shown: string[]
}

/** Of the bell, newest first: what was neither seen nor told before. Remembered ids that are no longer unseen are forgotten. */
export function freshNotifications<N extends Notice>(bell: readonly N[], shownBefore: readonly string[]): Fresh<N> {
  const known = new Set(shownBefore)
  const unseen = bell.filter(notice => !notice.is_seen)
  const fresh = unseen.filter(({ id }) => !known.has(id))
  return {
    toasts: fresh.slice(0, singleToasts),
    more: Math.max(0, fresh.length - singleToasts),
    shown: unseen.map(({ id }) => id),
  }
}

export const unseenCount = (bell: readonly Notice[]) => bell.filter(notice => !notice.is_seen).length

/** A denial gives days back, so the signed-in person is read again. */
export const changesMe = (bell: readonly Pick<NotificationView, 'type'>[]) =>
  bell.some(({ type }) => type === notificationTypes.denied)
