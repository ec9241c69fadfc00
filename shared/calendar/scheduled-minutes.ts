import { countedYear, type WorkingTime } from './counted-year.ts'
import { dayNumber, yearOf, type Day } from './day.ts'
import { eachDay, type Period } from './period.ts'
import { roundedHalfUp } from './whole-numbers.ts'

/** The minutes of so many hundredths of an hour. */
export const minutesOfHundredths = (hundredths: number) => roundedHalfUp(6 * hundredths, 10)

/** What is scheduled on a day, in minutes, and how many days of leave the day costs. */
export function scheduledOn(date: Day, time: WorkingTime): { minutes: number; costs: number } {
  const sums = countedYear(time, yearOf(date))
  const index = dayNumber(date) - sums.first
  return {
    minutes: minutesOfHundredths(sums.hundredths[index + 1]! - sums.hundredths[index]!),
    costs: sums.days[index + 1]! - sums.days[index]!,
  }
}

/** The scheduled minutes of the days of a period that cost a day of leave. */
export function scheduledMinutes(period: Period, time: WorkingTime): number {
  let sum = 0
  for (const date of eachDay(period)) {
    const { minutes, costs } = scheduledOn(date, time)
    if (costs > 0) sum += minutes
  }
  return sum
}
