import { keepsAway } from '#shared/leave/types.ts'
import type { Absent } from '#shared/leave/view/absent.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { byName, sortedName } from './by-name.ts'

/** Colleagues with days in common: those who are away for certain, and those who have only asked. */
export interface OthersAway {
  away: EssentialEmployee[]
  asked: EssentialEmployee[]
}

/** Whether anybody of the group is away on days of a request, or has asked to be. */
export function isSomebodyAway(...about: Parameters<typeof othersAway>): boolean {
  const { away, asked } = othersAway(...about)
  return away.length + asked.length > 0
}

export type OverlappingRequest = Pick<RequestView, 'user_id' | 'from_date' | 'to_date'>

const inOrder = (one: EssentialEmployee, other: EssentialEmployee) => byName.compare(sortedName(one), sortedName(other))

/** By name, the colleagues of the same group with days in common with a request; home office is not away. */
export function othersAway(
  { user_id, from_date, to_date }: OverlappingRequest,
  absences: readonly Absent[],
  colleagues: readonly EssentialEmployee[],
): OthersAway {
  const group = colleagues.find(({ id }) => id === user_id)?.group_id ?? null
  const overlapping = absences.filter(
    absent => keepsAway(absent.type_id) && absent.from_date <= to_date && from_date <= absent.to_date,
  )
  const idsOf = (status: Absent['status']) =>
    new Set(overlapping.filter(absent => absent.status === status).map(absent => absent.user_id))
  const [away, asked] = [idsOf('approved'), idsOf('pending')]
  const others = colleagues.filter(({ id, group_id }) => id !== user_id && group_id === group)
  return {
    away: others.filter(({ id }) => away.has(id)).toSorted(inOrder),
    asked: others.filter(({ id }) => asked.has(id) && !away.has(id)).toSorted(inOrder),
  }
}
