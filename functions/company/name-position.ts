import { aboutPosition, positionChanges } from '#shared/company/audit/audited-changes.ts'
import type { Member, Position } from '#shared/company/model.ts'
import { plainName } from '#shared/company/rules.ts'
import { newId } from '#functions/platform/clock.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit } from '#functions/platform/table.ts'
import { audited, type Changer, type Operator } from './audit-store.ts'
import { insertPosition, positionsOf } from './position-store.ts'

/** A member whose position the company has, which is added on somebody's behalf where it does not. */
export async function withPosition<M extends Member>(member: M, known: readonly Position[], by: Changer): Promise<M> {
  const { position } = member
  if (!position || position.id) return member
  const { id, name } = await positionNamed(by, position.name, known)
  return { ...member, position: { id, name } }
}

/** The position of a name, which is added in a commit of its own where there is none: people who get it at once rest on no item of others. */
export const positionNamed = (by: Changer | Operator, name: string, known: readonly Position[]) =>
  withName(known, name) ??
  retryOnConflict(async (): Promise<Position> => {
    const { company } = by.actor
    const found = withName(await positionsOf(company), name)
    if (found) return found
    const position = { company, id: newId(), name }
    await commit(
      ...insertPosition(position),
      ...audited(by, 'position_added', aboutPosition(position), { changes: positionChanges(undefined, position) }),
    )
    return position
  })

const withName = (all: readonly Position[], name: string): Position | undefined =>
  all.find(position => plainName(position.name) === plainName(name))
