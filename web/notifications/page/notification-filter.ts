import type { RequestView } from '#shared/leave/view/request-view.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { announcedLeaveType } from '#shared/notifications/leave-events.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { ProposalView } from '#shared/notifications/contract/list-proposals.ts'
import { proposedRow } from './asked-row.ts'

export const filters = ['all', 'to_do', 'unread'] as const
export type NotificationFilter = (typeof filters)[number]

/** The request of a notification that asks to decide on it; a later notification of the same request only tells of it. */
export const askedIn = ({ type, data }: NotificationView): string | undefined =>
  announcedLeaveType(type) === undefined ? undefined : data.model?.id

/** Whether it asks to confirm facts; it is retracted once that is done. */
export const asksToConfirm = ({ type, data }: NotificationView) =>
  type === notificationTypes.factsProposed && data.fact_change !== undefined

/** What waits for the reader. */
export interface Waiting {
  requests: readonly RequestView[]
  /** Changes of facts that are to be confirmed. */
  proposals: readonly ProposalView[]
}

/** What waits for the reader, the newest first, each once: also that of which the reader has no notification, or none that is loaded. */
export function toDo(
  notifications: readonly NotificationView[],
  { requests, proposals }: Waiting,
  rowOf: (request: RequestView) => NotificationView,
): NotificationView[] {
  const asked = new Map(notifications.map(one => [askedIn(one), one]))
  const toConfirm = new Map(notifications.filter(asksToConfirm).map(one => [one.data.fact_change?.id, one]))
  return [
    ...requests.map(request => asked.get(request.id) ?? rowOf(request)),
    ...proposals.map(proposal => toConfirm.get(proposal.id) ?? proposedRow(proposal)),
  ].sort((one, other) => other.created_at - one.created_at)
}
