import { addDays, addYears, yearOf, type Day, type Year } from '#shared/calendar/day.ts'

/** Dates relative to the day on which the demo is created. */
export interface When {
  today: Day
  year: Year
  /** So many years ago, and some days later or, where negative, earlier: for upcoming anniversaries. */
  yearsAgo: (years: number, days?: number) => Day
  daysAgo: (days: number) => Day
  /** A date, as `MM-DD`, in a year relative to this one: for the age reached this year. */
  inYear: (distance: number, date: string) => Day
  /** The last occurrence of a date, as `MM-DD`, at least so many days ago. */
  lastTime: (date: string, daysAgo: number) => Day
}

export const whenFrom = (today: Day): When => {
  const year = yearOf(today)
  const daysAgo = (days: number) => addDays(today, -days)
  const inYear = (distance: number, date: string) => `${year + distance}-${date}`
  return {
    today,
    year,
    yearsAgo: (years, days = 0) => addYears(addDays(today, days), -years),
    daysAgo,
    inYear,
    lastTime: (date, days) => (inYear(0, date) <= daysAgo(days) ? inYear(0, date) : inYear(-1, date)),
  }
}
