import type { PositionView } from '#shared/company/contract/position-view.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'

/** The people who still have a position under a name that is in no list any more. */
export function peopleOnTheirWay(people: readonly EssentialEmployee[], positions: readonly PositionView[]) {
  const names = new Set(positions.map(({ name }) => name))
  return people.filter(({ position }) => position !== undefined && !names.has(position))
}
