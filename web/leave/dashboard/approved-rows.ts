import type { RequestView } from '#shared/leave/contract.ts'

/** A request that was just approved here: it stays in sight for a moment, at its place. */
export interface Approved {
  request: RequestView
  place: number
}

/** How long the moment of approval is shown, in milliseconds. */
export const momentLasts = 1200

/** The waiting requests with those just approved still in between. */
export function withApproved(
  waiting: readonly RequestView[],
  approved: readonly Approved[],
): { request: RequestView; isApproved: boolean }[] {
  const isApproved = (request: RequestView) => approved.some(one => one.request.id === request.id)
  const rows = waiting.filter(request => !isApproved(request)).map(request => ({ request, isApproved: false }))
  for (const { request, place } of [...approved].sort((one, other) => one.place - other.place))
    rows.splice(Math.min(place, rows.length), 0, { request, isApproved: true })
  return rows
}

interface Waiting {
  data: RequestView[]
  total: number
}

/** The waiting requests without one of them. */
export const withoutRequest = <W extends Waiting>(waiting: W, id: string): W => {
  const data = waiting.data.filter(request => request.id !== id)
  return { ...waiting, data, total: waiting.total - (waiting.data.length - data.length) }
}
