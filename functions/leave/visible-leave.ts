import type { Day, Year } from '#shared/calendar/day.ts'
import type { Member } from '#shared/company/model.ts'
import { assertVisible } from '#shared/contract/problem.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { maySeeLeave, type LeaveActor } from '#shared/leave/permissions.ts'
import {
  leaveOf,
  ownerOf,
  readLeave,
  requestWithOwner,
  type StoredLeave,
  yearsToRead,
  type YearsAsked,
} from './leave-store.ts'
import { withDelegations } from './stand-in.ts'

type Reader = LeaveActor & { company: string }

/**
 * A person's leave, to be shown, and the reader with the approvers for whom they stand in.
 * @throws Problem `notFound` where the reader may not see it
 */
export async function visibleLeave<R extends Reader>(
  reader: R,
  whose: { company: string; member: string },
  years: YearsAsked,
  today: Day,
  read?: StoredLeave,
) {
  const situation = await leaveOf(whose, years, today, read)
  return { situation, by: await seeing(reader, situation.member, today) }
}

/** The reader with the approvers for whom they stand in. @throws Problem `notFound` where they may not see a person's leave */
export async function seeing<R extends Reader>(reader: R, person: Member, today: Day): Promise<R> {
  const by = await withDelegations(reader, [person], today)
  assertVisible(maySeeLeave(by, person))
  return by
}

/**
 * A request with its owner, and everything that a decision on it is based on, read in one moment.
 * @throws Problem `notFound`, also for a request of another company
 */
export async function readRequest(company: string, id: string) {
  const [named, leave] = await Promise.all([requestWithOwner(company, id), readLeave({ company, member: ownerOf(id) })])
  return { ...named, leave }
}

/** Reads the request that a path names, ahead of whether the caller may see it. */
export const requestInPath = ({ path }: { path: { id: string } }, { company }: { company: string }) =>
  readRequest(company, path.id)

interface RequestOptions<T> {
  /** Other years than those of the request. */
  years?: readonly Year[]
  /** What else is read as soon as the request and its owner are known. */
  also?: (request: LeaveRequest, owner: Member) => Promise<T>
}

/**
 * A request that was read, to decide on, with the leave of its owner in its years, and with what else the caller has read beside it.
 * @throws Problem `notFound` where the reader may not see it
 */
export async function visibleRequest<R extends Reader, T>(
  reader: R,
  { request, owner, leave }: Awaited<ReturnType<typeof readRequest>>,
  today: Day,
  { years = [], also }: RequestOptions<T> = {},
) {
  const whose = { company: reader.company, member: owner.id }
  const [situation, by, beside] = await Promise.all([
    leaveOf(whose, [...yearsToRead(request), ...years], today, leave),
    seeing(reader, owner, today),
    also?.(request, owner),
  ])
  return { request, situation, by, beside }
}
