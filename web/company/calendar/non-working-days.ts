import { yearOf, type Month, type Year } from '#shared/calendar/day.ts'
import type { company } from '#shared/company/contract.ts'
import type { HolidayView } from '#shared/company/contract/holiday-view.ts'
import type { ReplyOf } from '#shared/contract/client.ts'

/** A day as the page shows it. */
export interface ShownDay extends Omit<HolidayView, 'kind'> {
  /** `working`: a statutory day that the company has made an ordinary one. */
  kind: HolidayView['kind'] | 'working'
  /** Whether the law knows the date; others are the company's own. */
  isOfficial: boolean
  /** What the law says of it, where the company has put something else there. */
  byLaw: HolidayView | undefined
}

interface MonthOfDays {
  month: Month
  days: ShownDay[]
}

type Reading = Pick<ReplyOf<typeof company.listHolidays>, 'data' | 'by_law'>

/** The days of a year by month, with those that the company has made ordinary ones, so that they can be brought back. */
export function daysByMonth({ data, by_law }: Reading, year: Year): MonthOfDays[] {
  const standing = data.map(day => ({
    ...day,
    isOfficial: day.id.startsWith('hu-'),
    byLaw: by_law.find(({ date }) => date === day.date),
  }))
  const gone = by_law
    .filter(({ date }) => !data.some(day => day.date === date))
    .map(day => ({ ...day, kind: 'working' as const, isOfficial: true, byLaw: day }))
  const all = [...standing, ...gone].filter(({ date }) => yearOf(date) === year)
  const byMonth = Map.groupBy(
    all.sort((one, other) => (one.date < other.date ? -1 : 1)),
    ({ date }) => date.slice(0, 7),
  )
  return [...byMonth].map(([month, days]) => ({ month, days }))
}

/** The years to choose from: some around this one, and the one that is shown. */
export const yearsAround = (thisYear: Year, shown: Year): Year[] =>
  [...new Set([...Array.from({ length: 6 }, (_, index) => thisYear - 1 + index), shown])].sort((a, b) => a - b)

/** The year that an address asks for; this one where it asks for none that there is. */
export function yearIn(text: string | null, thisYear: Year): Year {
  const year = Number(text)
  return /^\d{4}$/.test(text ?? '') && year >= 2000 && year < 2100 ? year : thisYear
}
