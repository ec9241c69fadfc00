import type { RequestView } from '#shared/leave/view/request-view.ts'

type Request = Pick<RequestView, 'from_date' | 'to_date' | 'status'>

const byFirstDay = (one: Request, other: Request) =>
  one.from_date < other.from_date ? -1 : one.from_date > other.from_date ? 1 : 0

/** A person's requests as a list, without the cancelled: those ahead, nearest first, and those over, latest first. */
export function ownRequests<R extends Request>(requests: readonly R[], today: string) {
  const listed = requests.filter(({ status }) => status !== 'cancelled')
  return {
    ahead: listed.filter(({ to_date }) => to_date >= today).sort(byFirstDay),
    over: listed.filter(({ to_date }) => to_date < today).sort((one, other) => byFirstDay(other, one)),
  }
}
