import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'

/** What a request leaves of a year, in the unit in which the person's leave is kept. */
export interface BalanceAfter {
  year: string
  unit: 'days' | 'hours'
  /** Undefined where the hours of a request in several years are only known in sum. */
  before: number | undefined
  after: number
}

/** What is left before and after, year by year; none where the request takes from no balance. */
export function balancesAfter({ left_hours_after, left_after, by_year, hours }: Preview): BalanceAfter[] {
  const years = Object.entries(left_hours_after ?? left_after ?? {})
  return years.map(([year, after]) => {
    if (!left_hours_after) return { year, unit: 'days', before: after + (by_year[year] ?? 0), after }
    const isAll = years.length === 1 && hours !== null
    return { year, unit: 'hours', before: isAll ? after + hours : undefined, after }
  })
}
