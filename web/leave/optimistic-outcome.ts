import { mutate } from 'swr'
import type { AnyEndpoint, Told } from '#shared/contract/client.ts'
import { leave, type Absent, type RequestView } from '#shared/leave/contract.ts'
import { withoutRequest } from './dashboard/approved-rows.ts'

/** What becomes of a request by a decision or by its owner. */
export type Outcome = 'approved' | 'denied' | 'cancelled'

const isTrace = (absent: Absent, { user_id, from_date, to_date }: RequestView) =>
  absent.user_id === user_id && absent.from_date === from_date && absent.to_date === to_date

/** The traces of a request in who is away: an approved one is certain, one that is denied or cancelled is gone. */
export function absencesAfter<A extends Absent>(absences: readonly A[], request: RequestView, outcome: Outcome): A[] {
  if (outcome !== 'approved') return absences.filter(absent => !isTrace(absent, request))
  return absences.map(absent => (isTrace(absent, request) ? { ...absent, status: outcome } : absent))
}

/**
 * Makes a change while every reading on the page already shows its outcome; where it fails they are as they were.
 * The balance is the server's to count, so it follows with the readings.
 */
export async function shownAtOnce<T>(request: RequestView, outcome: Outcome, make: () => Promise<T>): Promise<T> {
  const made = make()
  const away = <D extends { data: A[] }, A extends Absent>(told: D) => ({
    ...told,
    data: absencesAfter(told.data, request, outcome),
  })
  await Promise.all([
    shown(leave.listWaiting, made, told => withoutRequest(told, request.id)),
    shown(leave.listDaysOff, made, told => ({
      ...told,
      data: told.data.map(one => (one.id === request.id ? { ...one, status: outcome } : one)),
    })),
    shown(leave.listAbsent, made, away),
    shown(leave.showCalendar, made, away),
  ])
  return made
}

/** Every form of a reading, as it will be. */
const shown = <R extends AnyEndpoint>({ path }: R, made: Promise<unknown>, becomes: (told: Told<R>) => Told<R>) =>
  mutate<Told<R> | undefined, unknown>(key => Array.isArray(key) && key[0] === path, made, {
    optimisticData: told => told && becomes(told),
    rollbackOnError: true,
    populateCache: false,
    revalidate: false,
  })
