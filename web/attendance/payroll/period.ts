import { isDay, monthOf, type Day, type Month } from '#shared/calendar/day.ts'
import { addToMonth, periodOfMonth } from '#shared/calendar/month.ts'
import type { Period } from '#shared/calendar/period.ts'

/** The months that can be chosen by name: this one and the year before it, the latest first. */
export const monthsUntil = (today: Day): Month[] =>
  Array.from({ length: 13 }, (_, back) => addToMonth(monthOf(today), -back))

/** The month whose payroll is due: the one before until the middle of a month, then the month itself. */
export const usualMonth = (today: Day): Month => addToMonth(monthOf(today), today.slice(8) > '15' ? 0 : -1)

/** The month that a period is exactly; undefined where it has days of its own. */
export function monthOfPeriod({ from_date, to_date }: Period): Month | undefined {
  const month = monthOf(from_date)
  const whole = periodOfMonth(month)
  return whole.from_date === from_date && whole.to_date === to_date ? month : undefined
}

/** The period that an address names, or the usual month. */
export function periodIn(query: URLSearchParams, today: Day): Period {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return isDay(from) && isDay(to) ? { from_date: from, to_date: to } : periodOfMonth(usualMonth(today))
}

/** The period as a file's name has it: its month, or its days. */
export const periodInName = (period: Period) => monthOfPeriod(period) ?? `${period.from_date}-${period.to_date}`
