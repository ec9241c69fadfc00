import type { LeaveKey } from '../leave-mark/leave-key.ts'
import type { PlannerDay } from './year-planner.tsx'

type Stretch = readonly [month: number, from: number, to: number, leave?: LeaveKey, state?: PlannerDay['state']]

/** A made-up year, 2026, for the picture beside the sign-in form. */
const stretches: readonly Stretch[] = [
  [1, 1, 1, undefined, 'holiday'],
  [2, 9, 13, 'vacation'],
  [3, 15, 15, undefined, 'holiday'],
  [3, 24, 25, 'home'],
  [4, 3, 3, undefined, 'holiday'],
  [4, 6, 6, undefined, 'holiday'],
  [4, 7, 10, 'vacation'],
  [5, 1, 1, undefined, 'holiday'],
  [5, 18, 19, 'sick'],
  [5, 25, 25, undefined, 'holiday'],
  [6, 22, 24, 'extra'],
  [7, 13, 17, 'vacation'],
  [7, 20, 24, 'vacation'],
  [7, 27, 31, 'vacation'],
  [8, 3, 7, 'vacation'],
  [8, 20, 20, undefined, 'holiday'],
  [9, 16, 17, 'home'],
  [10, 5, 6, 'home'],
  [10, 23, 23, undefined, 'holiday'],
  [11, 1, 1, undefined, 'holiday'],
  [11, 26, 27, 'vacation', 'pending'],
  [11, 30, 30, 'vacation', 'pending'],
  [12, 21, 24, 'vacation', 'pending'],
  [12, 25, 26, undefined, 'holiday'],
]

export const sampleYear = 2026

export function sampleDay(month: number, day: number): PlannerDay | undefined {
  const found = stretches.find(([m, from, to]) => m === month && from <= day && day <= to)
  if (!found) return undefined
  const [, , , leave, state = 'planned'] = found
  return { leave, state }
}
