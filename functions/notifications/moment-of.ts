import { startOfBudapestDay } from '#shared/calendar/budapest-day.ts'
import type { Day } from '#shared/calendar/day.ts'

interface TimeOfDay {
  hour: number
  minute?: number
}

/**
 * The moment, in unix seconds, that what a scheduled job tells of a day is dated to, whenever it runs: so that a job that runs again
 * tells of nothing twice.
 */
export const momentOf = (day: Day, { hour, minute = 0 }: TimeOfDay): number =>
  startOfBudapestDay(day) / 1000 + (hour * 60 + minute) * 60
