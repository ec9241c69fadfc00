import type { HistoryEntry } from '../model.ts'

/** A history with one more step, which is never dated before the last one, whose clock may have been ahead. */
export const withStep = (history: readonly HistoryEntry[], step: HistoryEntry): HistoryEntry[] => [
  ...history,
  { ...step, at: Math.max(step.at, history.at(-1)?.at ?? step.at) },
]
