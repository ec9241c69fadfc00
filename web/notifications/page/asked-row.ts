import type { RequestView } from '#shared/leave/view/request-view.ts'
import { leaveType } from '#shared/leave/types.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { ProposalView } from '#shared/notifications/contract/list-proposals.ts'

interface Said {
  message: string
  /** The name of the person, in the order of the language. */
  name: string
}

/** A request that waits for the reader as a row, where they have no notification of it: they may have deleted it, or decide for somebody since. */
export const askedRow = (request: RequestView, { message, name }: Said): NotificationView => ({
  id: `request-${request.id}`,
  type: notificationTypes[leaveType(request.type_id)?.key ?? 'vacation'],
  is_seen: true,
  created_at: request.created_at,
  data: {
    model: {
      id: request.id,
      type_id: request.type_id,
      from_date: request.from_date,
      to_date: request.to_date,
      user_id: request.user_id,
      days: request.days,
      is_gone: false,
    },
  },
  message,
  company: request.company,
  user: { id: request.user_id, name },
})

/** A proposed change of facts as a row, where the reader has no notification of it, or none that is loaded. */
export const proposedRow = ({ id, user, created_at, message, company }: ProposalView): NotificationView => ({
  id: `proposal-${id}`,
  type: notificationTypes.factsProposed,
  is_seen: true,
  created_at,
  data: { model: null, fact_change: { id, user_id: user.id } },
  message,
  company,
  user,
})
