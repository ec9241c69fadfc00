import type { HistoryEntry } from '../model.ts'
import type { LeaveActor } from '../permissions.ts'

/** A history with one more step, which is never dated before the last one, whose clock may have been ahead. */
export const withStep = (history: readonly HistoryEntry[], step: HistoryEntry): HistoryEntry[] => [
  ...history,
  { ...step, at: Math.max(step.at, history.at(-1)?.at ?? step.at) },
]

/** A step that somebody has taken, or an assistant in their name. */
export const stepOf = (
  { user, assistant }: Pick<LeaveActor, 'user' | 'assistant'>,
  what: HistoryEntry['what'],
  at: number,
): HistoryEntry => ({ what, by: user, at, ...(assistant !== undefined && { assistant }) })
