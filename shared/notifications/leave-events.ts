import type { LeaveRequest } from '../leave/model.ts'
import { leaveType, leaveTypes, type LeaveTypeKey } from '../leave/types.ts'
import { notificationTypes } from './model.ts'

/** Whom an event is for: the approvers of the person, or the person. */
export type Audience = 'approvers' | 'member'

/** An event of a request that its audience is notified of. */
export interface LeaveEvent {
  /** The type of the notification. */
  type: number
  audience: Audience
  /** Who caused the event, and is not notified of it. */
  by: string
  /** Unix seconds. */
  at: number
}

const { approved, denied, modified, mandatory } = notificationTypes

/** The leave type whose new request a notification announces; undefined for every other kind of notification. */
export const announcedLeaveType = (type: number): LeaveTypeKey | undefined =>
  leaveTypes.find(({ key }) => notificationTypes[key] === type)?.key

/** The translation key of a notification type, in the namespace `emails`. */
export const notificationKey = (type: number) =>
  `notification${type as (typeof notificationTypes)[keyof typeof notificationTypes]}` as const

/** Whether a notification says that a request was approved or denied. */
export const announcesDecision = (type: number) => type === approved || type === denied

/** The events of a change of a request. */
export function leaveEventsOf(before: LeaveRequest | undefined, after: LeaveRequest | undefined): LeaveEvent[] {
  const step = after?.history.at(-1)
  if (!after || !step || before?.history.length === after.history.length) return []
  const { by, at } = step
  const eventFor = (type: number, audience: Audience): LeaveEvent => ({ type, audience, by, at })
  switch (step.what) {
    case 'requested':
      return [...eventsOfNew(after, eventFor)]
    case 'approved':
      return [eventFor(approved, 'member')]
    case 'denied':
      return [eventFor(denied, 'member')]
    // An undone decision notifies nobody, since its own notifications are retracted.
    case 'undone':
      return []
    // What a change of the calendar makes of a leave needs no decision by the approvers.
    case 'recounted':
    case 'without_working_days':
      return [eventFor(modified, 'member')]
    // A change or a cancellation by the person is for the approvers; one by an administrator is for both.
    default:
      return by === after.member
        ? [eventFor(modified, 'approvers')]
        : [eventFor(modified, 'member'), eventFor(modified, 'approvers')]
  }
}

function eventsOfNew(request: LeaveRequest, eventFor: (type: number, audience: Audience) => LeaveEvent): LeaveEvent[] {
  const submitted = eventFor(notificationTypes[leaveType(request.type_id)!.key], 'approvers')
  // Pending mandatory leave still needs a decision by the approvers.
  if (request.mandatory) return [eventFor(mandatory, 'member'), ...(request.status === 'pending' ? [submitted] : [])]
  const entered = request.submitter !== request.member && request.status === 'approved'
  // What was recorded as approved needs no decision, but an approver plans with who is away.
  const toApprovers = request.auto_approve && !entered ? [] : [submitted]
  return [...toApprovers, ...(entered ? [eventFor(approved, 'member')] : [])]
}

/** Whether a decision was undone, so that its notifications have to be retracted. */
export const wasUndone = (before: LeaveRequest, after: LeaveRequest) =>
  after.history.length > before.history.length && after.history.at(-1)?.what === 'undone'

/** What somebody did to a request by its last step, where its type alone does not tell. */
type StepTaken = 'entered' | 'changed' | 'shortened' | 'recounted' | 'cancelled' | 'withdrawn'

/** What the last step of a request was; undefined for a new one that waits, a decision and an automatic change. */
export function stepTakenOf({ history, member, submitter, auto_approve }: LeaveRequest): StepTaken | undefined {
  const step = history.at(-1)
  switch (step?.what) {
    case 'requested':
      return auto_approve && submitter !== member ? 'entered' : undefined
    case 'modified':
      return 'changed'
    case 'shortened':
    case 'recounted':
      return step.what
    case 'cancelled':
      return step.by === member ? 'withdrawn' : 'cancelled'
    default:
      return undefined
  }
}

/** What the dates of the employment made of a leave by its last step; undefined where another step was the last. */
export const changedByEmployment = ({
  history,
  status,
}: Pick<LeaveRequest, 'history' | 'status'>): 'cancelled' | 'shortened' | undefined =>
  history.at(-1)?.what === 'outside_employment' ? (status === 'cancelled' ? 'cancelled' : 'shortened') : undefined

/** Whether a leave's last step cancelled it since a change of the calendar left no working day in it. */
const cancelledByCalendar = ({ history }: Pick<LeaveRequest, 'history'>): boolean =>
  history.at(-1)?.what === 'without_working_days'

/** A change of a leave that nobody decided: the dates of the employment made it, or the calendar. */
interface AutomaticChange {
  by_employment?: 'cancelled' | 'shortened' | undefined
  by_calendar?: 'cancelled' | undefined
}

/** The automatic change that was a request's last step; none where somebody took it. */
export const automaticChangeOf = (request: Pick<LeaveRequest, 'history' | 'status'>): AutomaticChange => ({
  by_employment: changedByEmployment(request),
  by_calendar: cancelledByCalendar(request) ? 'cancelled' : undefined,
})

/** What a sentence about a request is chosen by. */
export interface LeaveNews extends AutomaticChange {
  /** The type of the notification. */
  type: number
  step?: StepTaken | undefined
  /** Whether the reader is the person whose leave it is. */
  isOwn: boolean
}

const ofOwn = { changed: 'leaveChangedOwn', shortened: 'leaveShortenedOwn', cancelled: 'leaveCancelledOwn' } as const
const ofOthers = {
  changed: 'leaveChanged',
  shortened: 'leaveShortened',
  cancelled: 'leaveCancelled',
  withdrawn: 'leaveWithdrawn',
} as const

/** The sentence of a change of a request, in the namespace `emails`: the person concerned is spoken to, others are told of them. */
export function leaveNewsKey({ type, step, isOwn, by_employment, by_calendar }: LeaveNews) {
  if (by_calendar) return 'calendarCancelled'
  if (by_employment === 'cancelled') return isOwn ? 'employmentCancelledOwn' : 'employmentCancelled'
  if (by_employment === 'shortened') return isOwn ? 'employmentShortenedOwn' : 'employmentShortened'
  const entered = step === 'entered' && announcedLeaveType(type)
  // Who works at home is not away.
  if (entered) return entered === 'home' ? 'homeEntered' : 'leaveEntered'
  if (type !== modified || !step || step === 'entered') return notificationKey(type)
  if (step === 'recounted') return 'leaveRecountedOwn'
  if (step === 'withdrawn') return 'leaveWithdrawn'
  return (isOwn ? ofOwn : ofOthers)[step]
}

/** Whether nothing of the leave is left, so that its dates are struck. */
export const isLeaveGone = ({ step, by_employment, by_calendar }: Omit<LeaveNews, 'type' | 'isOwn'>): boolean =>
  step === 'cancelled' || step === 'withdrawn' || by_employment === 'cancelled' || by_calendar === 'cancelled'
