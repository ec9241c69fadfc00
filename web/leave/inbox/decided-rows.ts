import type { RequestView } from '#shared/leave/view/request-view.ts'

/** A request that was just decided on this page: its row stays at its place for as long as the decision can be undone. */
export interface DecidedRow {
  request: RequestView
  place: number
  outcome: 'approved' | 'denied'
}

/** How long a decided row stays, in milliseconds: a little less than the server allows the decision to be undone. */
export const decidedFor = 9_000

export interface InboxRow {
  request: RequestView
  /** Undefined while it waits. */
  outcome: DecidedRow['outcome'] | undefined
}

/** The waiting requests with the rows of those just decided still in between. */
export function withDecidedRows(waiting: readonly RequestView[], decided: readonly DecidedRow[]): InboxRow[] {
  const isDecided = (request: RequestView) => decided.some(one => one.request.id === request.id)
  const rows: InboxRow[] = waiting
    .filter(request => !isDecided(request))
    .map(request => ({ request, outcome: undefined }))
  for (const { request, place, outcome } of [...decided].sort((one, other) => one.place - other.place))
    rows.splice(Math.min(place, rows.length), 0, { request, outcome })
  return rows
}
