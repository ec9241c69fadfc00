import * as z from 'zod/mini'
import { Position, type Member } from '#shared/company/model.ts'
import { plainName } from '#shared/company/rules.ts'
import { newId } from '#functions/platform/clock.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, insert, list, type ListQuery } from '#functions/platform/table.ts'

export const positions: Kind<Position, { company: string; id: string }> = {
  name: 'Position',
  schema: Position,
  key: ({ company, id }) => ({ pk: companyPartition(company), sk: `POSITION#${id}` }),
}

/** A name that a position has; its insert keeps names unique, however many positions are added at once. */
const PositionName = z.object({ company: z.string(), name: z.string(), position: z.string() })

export const positionNames: Kind<z.infer<typeof PositionName>, { company: string; name: string }> = {
  name: 'PositionName',
  schema: PositionName,
  key: ({ company, name }) => ({ pk: companyPartition(company), sk: `POSITION_NAME#${plainName(name)}` }),
}

export const positionsOf = async (company: string, options: Pick<ListQuery, 'mayLag'> = {}) =>
  (await list(positions, { pk: companyPartition(company), prefix: 'POSITION#', ...options })).filter(isThere)

/** A position unless it has been removed. */
export const isThere = ({ is_removed }: Position) => !is_removed

/** The writes that add a position. */
export const insertPosition = ({ company, id, name }: Position) => [
  insert(positions, { company, id, name }),
  insert(positionNames, { company, name, position: id }),
]

/** A member whose position the company has, which is added where it does not. */
export async function withPosition<M extends Member>(member: M, known: readonly Position[]): Promise<M> {
  const { company, position } = member
  if (!position || position.id) return member
  const { id, name } = await positionNamed(company, position.name, known)
  return { ...member, position: { id, name } }
}

/** The position of a name, which is added in a commit of its own where there is none: people who get it at once rest on no item of others. */
export const positionNamed = (company: string, name: string, known: readonly Position[]) =>
  withName(known, name) ??
  retryOnConflict(async (): Promise<Position> => {
    const found = withName(await positionsOf(company), name)
    if (found) return found
    const position = { company, id: newId(), name }
    await commit(...insertPosition(position))
    return position
  })

const withName = (all: readonly Position[], name: string): Position | undefined =>
  all.find(position => plainName(position.name) === plainName(name))
