import { addDays, addYears, yearOf, type Day, type Year } from '#shared/calendar/day.ts'

/** The days of people's lives, seen from the day on which the demo begins. */
export interface When {
  today: Day
  year: Year
  /** So many years ago, and some days later or, where negative, sooner: for days that come back soon. */
  yearsAgo: (years: number, days?: number) => Day
  daysAgo: (days: number) => Day
  /** A date of a year counted from this one, as `MM-DD`: for the age that somebody reaches this year. */
  inYear: (distance: number, date: string) => Day
  /** The last time that a date, as `MM-DD`, was so many days ago. */
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
