import { addDays, addYears, daysBetween, weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import { yearsAhead } from '#shared/leave/model.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'

const today = todayInBudapest()
/** The people of the seeded company have requested days of the next 115 days only. */
const first = addDays(today, 120)
const isByLaw = (day: Day) => statutoryYear(yearOf(day)).days.some(({ date }) => date === day)

/** Future working days that nobody of the seeded company has requested, as far ahead as a request may start. */
export const freeDays: Day[] = Array.from({ length: daysBetween(first, addYears(today, yearsAhead)) }, (_, days) =>
  addDays(first, days),
).filter(day => weekdayOf(day) <= 5 && !isByLaw(day))
