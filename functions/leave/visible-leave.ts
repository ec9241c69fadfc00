import type { Day, Year } from '#shared/calendar/day.ts'
import { assertVisible } from '#shared/contract/problem.ts'
import { maySeeLeave, type LeaveActor } from '#shared/leave/permissions.ts'
import { findRequest, leaveOf, yearsToRead } from './leave-store.ts'
import { withDelegations } from './stand-in.ts'

type Reader = LeaveActor & { company: string }

/** A person's leave, and the reader with the approvers for whom they stand in. @throws Problem `notFound` where the reader may not see it */
export async function visibleLeave<R extends Reader>(
  reader: R,
  whose: { company: string; member: string },
  years: readonly Year[],
  today: Day,
) {
  const situation = await leaveOf(whose, years, today)
  const by = await withDelegations(reader, [situation.member], today)
  assertVisible(maySeeLeave(by, situation.member))
  return { situation, by }
}

/** A request with the leave of its owner in its years, and in others that the caller needs. @throws Problem `notFound` */
export async function visibleRequest<R extends Reader>(
  reader: R,
  id: string,
  today: Day,
  others: readonly Year[] = [],
) {
  const request = await findRequest(reader.company, id)
  return { request, ...(await visibleLeave(reader, request, [...yearsToRead(request), ...others], today)) }
}
