import type { Day, Year } from '#shared/calendar/day.ts'
import { isFree } from '#shared/site/long-weekends/free-days.ts'
import { bestDays } from '#shared/site/long-weekends/best-days.ts'

/** How many days of leave somebody may say that they spend. */
export const budgets = [0, 3, 5, 7, 10, 15] as const

const usual = 10

/** What the address says: a number of days, whose best choice is shown, or days chosen one by one. */
export function daysIn(search: string, year: Year): { budget: number; days: Day[] } {
  const query = new URLSearchParams(search)
  const written = query.get('d')
  const budget = budgets.find(known => String(known) === query.get('days')) ?? usual
  if (written === null) return { budget, days: bestDays(year, budget) }
  const days = written
    .split('.')
    .filter(text => /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text))
    .map(text => `${year}-${text.slice(0, 2)}-${text.slice(2)}`)
    .filter(day => isDayOfMonth(day) && !isFree(day))
  return { budget, days: [...new Set(days)].sort() }
}

const isDayOfMonth = (day: Day) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** The address of a choice; the best one needs its number alone. */
export function searchOf(year: Year, budget: number, days: readonly Day[]): string {
  const best = bestDays(year, budget)
  if (best.join() === days.join()) return budget === usual ? '' : `?days=${budget}`
  return `?days=${budget}&d=${days.map(day => day.slice(5).replace('-', '')).join('.')}`
}
