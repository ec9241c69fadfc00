import type { RequestView } from '#shared/leave/view/request-view.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { announcedLeaveType } from '#shared/notifications/leave-events.ts'
import { notificationTypes } from '#shared/notifications/model.ts'

export const filters = ['all', 'to_do', 'unread'] as const
export type NotificationFilter = (typeof filters)[number]

/** The request of a notification that asks to decide on it; a later notification of the same request only tells of it. */
export const askedIn = ({ type, data }: NotificationView): string | undefined =>
  announcedLeaveType(type) === undefined ? undefined : data.model?.id

/** Whether it asks to confirm facts; it is retracted once that is done. */
export const asksToConfirm = ({ type, data }: NotificationView) =>
  type === notificationTypes.factsProposed && data.fact_change !== undefined

/**
 * What waits for the reader, the newest first: every waiting request once, also one of which the reader has no notification, and every
 * proposed change of facts.
 */
export function toDo(
  notifications: readonly NotificationView[],
  waiting: readonly RequestView[],
  rowOf: (request: RequestView) => NotificationView,
): NotificationView[] {
  const asked = new Map(notifications.map(one => [askedIn(one), one]))
  return [
    ...waiting.map(request => asked.get(request.id) ?? rowOf(request)),
    ...notifications.filter(asksToConfirm),
  ].sort((one, other) => other.created_at - one.created_at)
}
