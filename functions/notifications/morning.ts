import { startOfBudapestDay } from '#shared/calendar/budapest-day.ts'
import type { Day } from '#shared/calendar/day.ts'

/** The hour of a day in Budapest at which people are told of what the day brings. */
const hour = 6

/**
 * The moment, in unix seconds, that what a scheduled job tells of a day is dated to, whenever it runs: so that a job that runs again
 * tells of nothing twice.
 */
export const morningOf = (day: Day): number => startOfBudapestDay(day) / 1000 + hour * 3600
