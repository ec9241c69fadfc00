import * as z from 'zod/mini'
import { Position } from '#shared/company/model.ts'
import { plainName } from '#shared/company/rules.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { insert, list, type ListQuery } from '#functions/platform/table.ts'

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
