import type { HolidayView } from '#shared/company/contract/holiday-view.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'

type Request = Pick<RequestView, 'from_date' | 'to_date' | 'status'>

const byFirstDay = (one: Request, other: Request) =>
  one.from_date < other.from_date ? -1 : one.from_date > other.from_date ? 1 : 0

export interface WorkedDay {
  date: string
  /** The day that is free in its place. */
  insteadOf: string | null
}

type Ahead<R> = { request: R; worked?: never } | { request?: never; worked: WorkedDay }

/** What is coming, nearest first: the person's own requests, and the Saturdays that are worked for another day. */
export function comingUp<R extends Request>(
  ahead: readonly R[],
  special: readonly Pick<HolidayView, 'date' | 'kind' | 'observed_on'>[],
  today: string,
): Ahead<R>[] {
  const worked: Ahead<R>[] = special
    .filter(({ kind, date }) => kind === 'working_day_moved' && date >= today)
    .map(({ date, observed_on }) => ({ worked: { date, insteadOf: observed_on } }))
  const dateOf = (one: Ahead<R>) => one.request?.from_date ?? one.worked?.date ?? ''
  return [...ahead.map(request => ({ request })), ...worked].sort((one, other) =>
    dateOf(one) < dateOf(other) ? -1 : dateOf(one) > dateOf(other) ? 1 : 0,
  )
}

/** A person's requests as a list, without the cancelled: those ahead, nearest first, and those over, latest first. */
export function ownRequests<R extends Request>(requests: readonly R[], today: string) {
  const listed = requests.filter(({ status }) => status !== 'cancelled')
  return {
    ahead: listed.filter(({ to_date }) => to_date >= today).sort(byFirstDay),
    over: listed.filter(({ to_date }) => to_date < today).sort((one, other) => byFirstDay(other, one)),
  }
}
