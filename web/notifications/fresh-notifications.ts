import { announcedLeaveType } from '#shared/notifications/leave-events.ts'
import type { NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { notificationTypes } from '#shared/notifications/model.ts'

/** More than this many new notifications are summed up in one toast. */
const singleToasts = 2

type BellItem = Pick<NotificationView, 'id' | 'is_seen'>

interface Fresh<N extends BellItem> {
  all: N[]
  /** Shown one by one. */
  toasts: N[]
  /** How many more there are. */
  more: number
  /** The ids to remember, so that none is shown twice. */
  shown: string[]
}

/**
 * Of the bell, newest first: what was neither seen nor shown before. Remembered ids that are seen by now are forgotten; those of other
 * bells, which the same browser shows after another company is chosen, come last.
 */
export function freshNotifications<N extends BellItem>(bell: readonly N[], shownBefore: readonly string[]): Fresh<N> {
  const known = new Set(shownBefore)
  const here = new Set(bell.map(({ id }) => id))
  const unseen = bell.filter(notification => !notification.is_seen)
  const fresh = unseen.filter(({ id }) => !known.has(id))
  return {
    all: fresh,
    toasts: fresh.slice(0, singleToasts),
    more: Math.max(0, fresh.length - singleToasts),
    shown: [...unseen.map(({ id }) => id), ...shownBefore.filter(id => !here.has(id))],
  }
}

export const unseenCount = (bell: readonly BellItem[]) => bell.filter(notification => !notification.is_seen).length

/**
 * A denial gives days back, and a request may be the first that the user is asked to decide, as an approver or stand-in named
 * meanwhile; so the user is loaded again.
 */
export const changesMe = (bell: readonly Pick<NotificationView, 'type'>[]) =>
  bell.some(({ type }) => type === notificationTypes.denied || announcedLeaveType(type) !== undefined)
