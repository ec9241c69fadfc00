import type { FactChange } from '../people/facts/fact-change.ts'
import { notificationTypes } from './model.ts'

/** An event of a change of facts: for the administrators who may confirm it, or for the person who proposed it. */
export interface FactEvent {
  /** The type of the notification. */
  type: number
  audience: 'confirmers' | 'member'
  /** Who caused the event, and is not notified of it. */
  by: string
  /** Unix seconds. */
  at: number
}

const { factsEntered, factsProposed, factsConfirmed, factsDeclined } = notificationTypes

/** The event of a change, if anybody is to know of it. */
export function factEventOf(before: FactChange | undefined, after: FactChange | undefined): FactEvent | undefined {
  if (!after || before?.status === after.status) return undefined
  const { by, at } = after.decision ?? after
  switch (after.status) {
    case 'recorded':
      return after.by === after.member ? { type: factsEntered, audience: 'confirmers', by, at } : undefined
    case 'proposed':
      return { type: factsProposed, audience: 'confirmers', by, at }
    case 'confirmed':
      return { type: factsConfirmed, audience: 'member', by, at }
    case 'declined':
      return { type: factsDeclined, audience: 'member', by, at }
    default:
      return undefined
  }
}

/** Whether a proposal is closed, so that its notifications have to be retracted. */
export const wasClosed = (before: FactChange | undefined, after: FactChange | undefined) =>
  before?.status === 'proposed' && after?.status !== 'proposed'
