import type { WorkingTime } from '#shared/calendar/counted-year.ts'
import type { Day, Year } from '#shared/calendar/day.ts'
import { eachDay, wholeYear, withinYear } from '#shared/calendar/period.ts'
import { dayKind, type DayKind } from '#shared/calendar/working-days.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { Sort } from '#web/ui/data/data-table/sort.ts'

/** A day of a person's year: its kind, and the request that occupies it. */
export interface DayOfYear {
  date: Day
  kind: DayKind
  request: RequestView | undefined
  /** A day of illness after the sick leave of the year is used up. */
  isSickPay: boolean
}

interface YearOf {
  time: WorkingTime
  requests: readonly RequestView[]
  /** The sick leave of the year, in working days; undefined where the law knows no sick pay. */
  sick: number | undefined
}

const occupies = ({ status }: RequestView) => status === 'pending' || status === 'approved'

/** Every day of a year in order. Sick days are counted through the year: those after the year's sick leave are sick pay. */
export function daysOfYear(year: Year, { time, requests, sick = Infinity }: YearOf): DayOfYear[] {
  const taken = new Map<Day, RequestView>()
  for (const request of requests.filter(occupies)) {
    const part = withinYear(request, year)
    if (part) for (const date of eachDay(part)) taken.set(date, request)
  }
  let ill = 0
  return [...eachDay(wholeYear(year))].map(date => {
    const kind = dayKind(date, time)
    const request = taken.get(date)
    const isIll = request?.type_id === leaveTypeIds.sick && !kind.blocked
    if (isIll) ill += 1
    return { date, kind, request, isSickPay: isIll && ill > sick }
  })
}

/** The days that have a name: public holidays and moved days. */
export const namedDays = (days: readonly DayOfYear[]) => days.filter(({ kind }) => kind.name !== null)

interface Filter {
  status: string | null
  type: string | null
  sort: Sort
}

const byFirstDay = (one: RequestView, other: RequestView) => (one.from_date < other.from_date ? -1 : 1)
const orders: Record<string, (one: RequestView, other: RequestView) => number> = {
  dates: byFirstDay,
  days: (one, other) => one.days - other.days || byFirstDay(one, other),
}

/** The requests of a year that pass the filter, in the chosen order. */
export function listed(requests: readonly RequestView[], { status, type, sort }: Filter): RequestView[] {
  const chosen = requests
    .filter(request => status === null || request.status === status)
    .filter(request => type === null || String(request.type_id) === type)
    .sort(orders[sort.replace('-', '')] ?? byFirstDay)
  return sort.startsWith('-') ? chosen.reverse() : chosen
}
