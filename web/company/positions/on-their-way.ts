import type { PositionView } from '#shared/company/contract/position-view.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'

/**
 * The people who still have a position under a name that it had before. A name that is in no list for another reason, as positions that
 * were kept as texts have it, is nobody's way to another one.
 */
export const peopleOnTheirWay = (
  people: readonly EssentialEmployee[],
  formerNames: ReadonlySet<string>,
  positions: readonly PositionView[],
) => {
  const names = new Set(positions.map(({ name }) => name))
  return people.filter(({ position }) => position !== undefined && formerNames.has(position) && !names.has(position))
}
