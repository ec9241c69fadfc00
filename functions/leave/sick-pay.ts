import type { Day } from '#shared/calendar/day.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { Problem } from '#shared/contract/problem.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { sickPayDays } from '#shared/leave/balance/sick-pay.ts'
import { duringDraft } from '#shared/leave/request/request-leave.ts'
import type { Situation } from '#shared/leave/situation.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { leaveOf } from './leave-store.ts'

const isIllness = ({ type_id, status }: LeaveRequest) =>
  type_id === leaveTypeIds.sick && (status === 'approved' || status === 'pending')

/**
 * The days of sick pay by request, for requests that have any. Nothing is read where no request is a sick leave, or where the
 * situation of the caller covers its years.
 */
export async function sickPayOf(
  requests: readonly LeaveRequest[],
  today: Day,
  known?: Situation,
): Promise<ReadonlyMap<string, number>> {
  const byPerson = Map.groupBy(requests.filter(isIllness), ({ member }) => member)
  const counted = await Promise.all(
    [...byPerson.values()].map(async illnesses => {
      const situation = await situationFor(illnesses, today, known)
      return situation
        ? illnesses.map(illness => [illness.id, sickPayDays(illness, duringDraft(illness, situation, today))] as const)
        : []
    }),
  )
  return new Map(counted.flat().filter(([, days]) => days > 0))
}

/** The situation of the person whose sick leaves these are; undefined for a former employee, whose leave counts no more. */
async function situationFor(
  illnesses: readonly LeaveRequest[],
  today: Day,
  known?: Situation,
): Promise<Situation | undefined> {
  const { company, member } = illnesses[0]!
  const years = illnesses.flatMap(yearsOf)
  if (known?.member.id === member && years.every(year => known.books.some(book => book.year === year))) return known
  try {
    return await leaveOf({ company, member }, years, today)
  } catch (error) {
    if (error instanceof Problem && error.code === 'notFound') return undefined
    throw error
  }
}
