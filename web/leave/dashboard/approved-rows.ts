import type { RequestView } from '#shared/leave/view/request-view.ts'

/** A request that was just approved on this page: its row stays for a moment, at its place. */
export interface ApprovedRow {
  request: RequestView
  place: number
}

/** How long an approved row stays, in milliseconds. */
export const approvedFor = 1200

/** The waiting requests with the rows of those just approved still in between. */
export function withApprovedRows(
  waiting: readonly RequestView[],
  approved: readonly ApprovedRow[],
): { request: RequestView; isApproved: boolean }[] {
  const isApproved = (request: RequestView) => approved.some(one => one.request.id === request.id)
  const rows = waiting.filter(request => !isApproved(request)).map(request => ({ request, isApproved: false }))
  for (const { request, place } of [...approved].sort((one, other) => one.place - other.place))
    rows.splice(Math.min(place, rows.length), 0, { request, isApproved: true })
  return rows
}
