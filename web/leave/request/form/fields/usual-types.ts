import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'

/** How many types stand beside each other. */
const usual = 4

/** What most people ask for, in this order, until somebody's own requests say otherwise. */
const common: readonly number[] = [leaveTypeIds.vacation, leaveTypeIds.sick, leaveTypeIds.home, leaveTypeIds.unpaid]

/** A person's four usual types by how often they asked for them, with the chosen one among them, and the others. */
export function usualTypes(
  offered: readonly OfferedType[],
  requests: readonly { type_id: number }[],
  chosen: number,
): { first: OfferedType[]; others: OfferedType[] } {
  const times = (id: number) => requests.filter(({ type_id }) => type_id === id).length
  const rank = ({ id }: OfferedType) => (common.includes(id) ? common.indexOf(id) : common.length)
  const kept = offered
    .toSorted((one, other) => rank(one) - rank(other) || times(other.id) - times(one.id))
    .toSorted((one, other) => times(other.id) - times(one.id))
    .slice(0, usual)
  const inOrder = kept.toSorted((one, other) => rank(one) - rank(other))
  const isAmong = inOrder.some(({ id }) => id === chosen)
  const odd = isAmong ? undefined : offered.find(({ id }) => id === chosen)
  const first = odd ? [...inOrder.slice(0, usual - 1), odd] : inOrder
  return { first, others: offered.filter(type => !first.includes(type)) }
}
