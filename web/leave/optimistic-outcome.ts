import { leave } from '#shared/leave/contract.ts'
import type { Absent } from '#shared/leave/view/absent.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { optimistic, type OptimisticUpdate } from '#web/api/optimistic.ts'

/** What becomes of a request by a decision or its undoing, or by its owner. */
export type Outcome = 'approved' | 'denied' | 'cancelled' | 'pending'

const isAbsenceOf = (absent: Absent, { user_id, from_date, to_date }: RequestView) =>
  absent.user_id === user_id && absent.from_date === from_date && absent.to_date === to_date

/** The absences once a request is decided: an approved one is certain, one that is denied or cancelled is gone. */
export function absencesAfter<A extends Absent>(absences: readonly A[], request: RequestView, outcome: Outcome): A[] {
  if (outcome === 'denied' || outcome === 'cancelled') return absences.filter(absent => !isAbsenceOf(absent, request))
  return absences.map(absent => (isAbsenceOf(absent, request) ? { ...absent, status: outcome } : absent))
}

interface WaitingList {
  data: RequestView[]
  total: number
}

/** The waiting requests without one of them. */
export const withoutRequest = <W extends WaitingList>(waiting: W, id: string): W => {
  const data = waiting.data.filter(request => request.id !== id)
  return { ...waiting, data, total: waiting.total - (waiting.data.length - data.length) }
}

/** The order in which requests wait. */
const isBefore = (one: RequestView, other: RequestView) =>
  one.from_date === other.from_date
    ? one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id)
    : one.from_date < other.from_date

/** The waiting requests with one that waits again, at its place. */
export function withRequest<W extends WaitingList>(waiting: W, request: RequestView): W {
  const others = withoutRequest(waiting, request.id)
  const place = others.data.findIndex(other => isBefore(request, other))
  const data = others.data.toSpliced(place < 0 ? others.data.length : place, 0, { ...request, status: 'pending' })
  return { ...others, data, total: others.total + 1 }
}

/** What every reading becomes with the outcome; but for the balance, which only the server can count. */
export function optimisticOutcome(request: RequestView, outcome: Outcome): OptimisticUpdate[] {
  const away = <D extends { data: A[] }, A extends Absent>(reply: D) => ({
    ...reply,
    data: absencesAfter(reply.data, request, outcome),
  })
  return [
    optimistic(leave.listWaiting, reply =>
      outcome === 'pending' ? withRequest(reply, request) : withoutRequest(reply, request.id),
    ),
    optimistic(leave.listDaysOff, reply => ({
      ...reply,
      data: reply.data.map(one => (one.id === request.id ? { ...one, status: outcome } : one)),
    })),
    optimistic(leave.showRequest, reply =>
      reply.data.id === request.id ? { ...reply, data: { ...reply.data, status: outcome } } : reply,
    ),
    optimistic(leave.listAbsent, away),
    optimistic(leave.showCalendar, away),
  ]
}
