import { instantInBudapest, type TimeOfDay } from '#shared/calendar/budapest-day.ts'
import type { Day } from '#shared/calendar/day.ts'

/**
 * The moment, in unix seconds, that what a scheduled job tells of a day is dated to, whenever it runs: so that a job that runs again
 * tells of nothing twice.
 */
export const momentOf = (day: Day, time: TimeOfDay): number => instantInBudapest(day, time) / 1000
