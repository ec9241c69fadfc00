import type { RequestView } from '#shared/leave/contract/request-view.ts'

type Request = Pick<RequestView, 'from_date' | 'to_date' | 'status'>

const byFirstDay = (one: Request, other: Request) =>
  one.from_date < other.from_date ? -1 : one.from_date > other.from_date ? 1 : 0

/** Somebody's requests as a list: what lies ahead, the nearest first; and what is over, the last first. The cancelled are not drawn. */
export function ownRequests<R extends Request>(requests: readonly R[], today: string) {
  const drawn = requests.filter(({ status }) => status !== 'cancelled')
  return {
    ahead: drawn.filter(({ to_date }) => to_date >= today).sort(byFirstDay),
    over: drawn.filter(({ to_date }) => to_date < today).sort((one, other) => byFirstDay(other, one)),
  }
}
