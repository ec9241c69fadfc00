import type { PlannerScale } from './plan.ts'

/** The heights of the lines of the planner, in px. */
export interface Heights {
  head: number
  counts: number
  group: number
  person: number
}

/** What a finger has to hit is taller. */
export const heightsOf = (scale: PlannerScale, isTouch: boolean): Heights => ({
  head: 46,
  counts: scale === 'month' ? 44 : 56,
  group: isTouch ? 44 : 27,
  person: isTouch ? 46 : scale === 'month' ? 32 : 30,
})

interface Room {
  code: number
  icon: number
  name: number
  away: number
  sticky: number
}

/**
 * The days from which a bar has room for its code, for its icon beside the code, for the name of its type, for "away", and for words that
 * stay in view.
 */
export const roomFor: Record<PlannerScale, Room> = {
  month: { code: 1, icon: 2, name: 4, away: 2, sticky: 8 },
  quarter: { code: 3, icon: 8, name: 8, away: 5, sticky: 16 },
  year: { code: 10, icon: 30, name: 30, away: 20, sticky: 60 },
}
