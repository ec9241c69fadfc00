import { addDays, weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'

const nextYear = yearOf(todayInBudapest()) + 1

/** Future working days, in months without a public holiday, that nobody of the seeded company has requested. */
export const freeDays: Day[] = Array.from({ length: 10 * 365 }, (_, days) => addDays(`${nextYear}-07-01`, days)).filter(
  day => /-(02|07|09)-/.test(day) && weekdayOf(day) <= 5,
)
