import type { LeaveRequest } from '../leave/model.ts'
import { announcesDecision } from './leave-events.ts'
import { notificationTypes } from './model.ts'

const { approved, denied, modified, mandatory } = notificationTypes

/** What tells a step of a request: the type of the notification, and the length of the history once it was taken. */
interface Told {
  type: number
  step: number
}

/** Whether a decision was undone since; one repeated after that is told of by itself. */
export const isUndoneSince = ({ type, step }: Told, { history }: Pick<LeaveRequest, 'history'>): boolean =>
  announcesDecision(type) && history.slice(step).some(({ what }) => what === 'undone')

/** Whether somebody is still to be told of a step by email or push: not of a decision that was undone, nor of a request that was withdrawn. */
export function isStillDue(told: Told, request: Pick<LeaveRequest, 'status' | 'history'>): boolean {
  const { type } = told
  const { status } = request
  if (isUndoneSince(told, request)) return false
  if (type === approved) return status === 'approved'
  if (type === denied) return status === 'denied'
  return type === modified || type === mandatory || status === 'pending' || status === 'approved'
}
