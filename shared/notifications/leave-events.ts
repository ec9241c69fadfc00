import type { LeaveRequest } from '../leave/model.ts'
import { leaveType, leaveTypes, type LeaveTypeKey } from '../leave/types.ts'
import { notificationTypes } from './model.ts'

/** Who is to be told: those who decide on the person's requests, or the person. */
export type Audience = 'approvers' | 'member'

/** Something that happened to a request and that somebody wants to know. */
export interface LeaveEvent {
  /** The number of the notice. */
  type: number
  audience: Audience
  /** Whoever did it knows. */
  by: string
  /** Unix seconds. */
  at: number
}

const { approved, denied, modified, mandatory } = notificationTypes

/** The leave type whose new request a notification announces; undefined for every other kind of notification. */
export const announcedLeaveType = (type: number): LeaveTypeKey | undefined =>
  leaveTypes.find(({ key }) => notificationTypes[key] === type)?.key

/** The key of what a notification of a type says. */
export const notificationKey = (type: number) =>
  `notification${type as (typeof notificationTypes)[keyof typeof notificationTypes]}` as const

/** Whether a notification says that a request was approved or denied. */
export const announcesDecision = (type: number) => type === approved || type === denied

/** What a change of a request tells, and whom. */
export function leaveEventsOf(before: LeaveRequest | undefined, after: LeaveRequest | undefined): LeaveEvent[] {
  const step = after?.history.at(-1)
  if (!after || !step || before?.history.length === after.history.length) return []
  const { by, at } = step
  const event = (type: number, audience: Audience): LeaveEvent => ({ type, audience, by, at })
  switch (step.what) {
    case 'requested':
      return [...eventsOfNew(after, event)]
    case 'approved':
      return [event(approved, 'member')]
    case 'denied':
      return [event(denied, 'member')]
    // Nobody has to hear of what never came to be.
    case 'undone':
      return []
    // The calendar has changed, so nobody has to decide anything.
    case 'recounted':
      return [event(modified, 'member')]
    // A change or a cancellation concerns the other side; what an administrator changes concerns both.
    default:
      return by === after.member
        ? [event(modified, 'approvers')]
        : [event(modified, 'member'), event(modified, 'approvers')]
  }
}

function eventsOfNew(request: LeaveRequest, tiding: (type: number, audience: Audience) => LeaveEvent): LeaveEvent[] {
  const asked = tiding(notificationTypes[leaveType(request.type_id)!.key], 'approvers')
  // Mandatory leave that waits all the same is for the approvers to decide on, like any other.
  if (request.mandatory) return [tiding(mandatory, 'member'), ...(request.status === 'pending' ? [asked] : [])]
  const toApprovers = request.auto_approve ? [] : [asked]
  const entered = request.submitter !== request.member && request.status === 'approved'
  return [...toApprovers, ...(entered ? [tiding(approved, 'member')] : [])]
}

/** Whether a decision was taken back, so that what was told of it holds no more. */
export const wasUndone = (before: LeaveRequest, after: LeaveRequest) =>
  after.history.length > before.history.length && after.history.at(-1)?.what === 'undone'
