import { yearOf, type Month, type Year } from '#shared/calendar/day.ts'
import type { company } from '#shared/company/contract.ts'
import type { HolidayView } from '#shared/company/contract/holiday-view.ts'
import type { ReplyOf } from '#shared/contract/client.ts'

/** A day, with what the law says of it. */
export interface ShownDay extends Omit<HolidayView, 'kind'> {
  /** `working`: a statutory day that the company has made an ordinary one. */
  kind: HolidayView['kind'] | 'working'
  /** Whether the law sets the date; any other day is the company's own. */
  isOfficial: boolean
  /** The statutory day that the company has overridden. */
  byLaw: HolidayView | undefined
}

interface MonthOfDays {
  month: Month
  days: ShownDay[]
}

type Reading = Pick<ReplyOf<typeof company.listHolidays>, 'data' | 'by_law'>

/** The days of a year by month, including statutory days made ordinary, so that they can be restored. */
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

/** The years to choose from: those around this one, and the selected one. */
export const yearsAround = (thisYear: Year, shown: Year): Year[] =>
  [...new Set([...Array.from({ length: 6 }, (_, index) => thisYear - 1 + index), shown])].sort((a, b) => a - b)

/** The year of the address; the current one where it is missing or out of range. */
export function yearIn(text: string | null, thisYear: Year): Year {
  const year = Number(text)
  return /^\d{4}$/.test(text ?? '') && year >= 2000 && year < 2100 ? year : thisYear
}
