import { addDays, yearOf, type Day } from '../../calendar/day.ts'
import { presentEmployment } from '../../people/employments.ts'
import type { EmploymentTerms } from '../../people/model.ts'
import type { LeaveAccount } from '../model.ts'
import { carriedUntil } from './balance.ts'
import { overtimeUnused } from './overtime-bucket.ts'
import { personBalance, situationToday, type Known } from './person-balance.ts'

/** The days before the last one on which people are reminded of carried-over leave. */
export const daysBeforeLast = 30

/** The carried-over days that can be taken until the day of which a person is reminded on another one, and that day. */
export function carriedToRemindOf(known: Known, today: Day): { days: number; last_date: Day } {
  const last_date = addDays(today, daysBeforeLast)
  const [bucket] = carriedUntil(situationToday(known, today), today).filter(one => one.last_date === last_date)
  return { days: bucket?.days ?? 0, last_date }
}

/**
 * The days that are to be granted to a person by the end of the year (Mt. 123. § (1)): what is neither taken nor approved. None of
 * an employment that began in October or later, of which days can be granted until 31 March (Mt. 123. § (2)).
 */
export function daysToGrant(known: Known, today: Day): number {
  const { employment_start } = presentEmployment(known.terms)
  if (employment_start !== null && employment_start >= `${yearOf(today)}-10-01`) return 0
  const { left, pending } = personBalance(known, today)
  return Math.max(0, left + pending)
}

/** The days before the last one on which people are reminded of time off for overtime, which may be due in the month after it. */
export const daysBeforeTimeOffEnds = 14

/** The overtime that can be taken as time off until the day of which a person is reminded on another one, in minutes, and that day. */
export function overtimeToRemindOf(
  { account, terms }: { account: LeaveAccount | null; terms: EmploymentTerms },
  today: Day,
): { minutes: number; last_date: Day } {
  const last_date = addDays(today, daysBeforeTimeOffEnds)
  const lastDay = { from_date: last_date, to_date: last_date }
  return { minutes: account ? overtimeUnused({ account, terms }, lastDay) : 0, last_date }
}
