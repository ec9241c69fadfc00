import { addDays } from '../calendar/day.ts'
import type { Sentence } from '../words/sentence.ts'
import type { SheetDay } from './model.ts'
import { leastBreak, longestWorkday, restBetween } from './work-span.ts'

/** The least rest between two days of work, in minutes (Mt. 104. § (1)). */
const dailyRest = 11 * 60

/** After so many days of work one of rest has to come (Mt. 105. § (1)–(2), 106. §). */
export const longestRunOfDays = 6

/** The most overtime of a calendar year in minutes without an agreement (Mt. 109. § (1)). */
export const overtimeOfYear = 250 * 60

/**
 * What the law says of the hours of a day: reasons to look at them, not to refuse them, since some jobs and agreements allow more.
 * @param days The days up to and with this one, a week of them at least where the limit of a week is to be seen
 */
export function limitsPassedOn(days: readonly SheetDay[]): Sentence[] {
  const day = days.at(-1)
  if (!day?.worked) return []
  const { worked, worked_minutes, overtime_minutes } = day
  const all = worked_minutes + overtime_minutes
  const found: Sentence[] = []
  const before = days.at(-2)
  if (before?.worked && addDays(before.date, 1) === day.date) {
    const rest = restBetween(before.date, before.worked, worked)
    if (rest >= 0 && rest < dailyRest)
      found.push({ key: 'attendance:shortDailyRest', values: { hours: inHours(rest) } })
  }
  if (all > longestWorkday) found.push({ key: 'attendance:longDay', values: { hours: inHours(all) } })
  const least = leastBreak(all)
  if (worked.break_minutes < least) found.push({ key: 'attendance:shortBreak', values: { minutes: least } })
  if (days.slice(-longestRunOfDays - 1).filter(one => one.worked).length > longestRunOfDays)
    found.push({ key: 'attendance:noWeeklyRest' })
  return found
}

/** What the law says of a year's overtime, in minutes. */
export const limitPassedInYear = (overtime: number): Sentence | undefined =>
  overtime > overtimeOfYear ? { key: 'attendance:overtimeOfYear', values: { hours: inHours(overtime) } } : undefined

/** Hours with one decimal at most, rounded down so that what is too little never looks enough. */
const inHours = (minutes: number) => Math.trunc(minutes / 6) / 10
