import { Problem } from '#shared/contract/problem.ts'
import { FactChange } from '#shared/people/facts/fact-change.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get, list } from '#functions/platform/table.ts'

interface Whose {
  company: string
  member: string
}

/** Every change of facts is an item; a person's open proposals are kept apart by the version of the terms, which each of them replaces. */
export const factChanges: Kind<FactChange, Whose & { id: string }> = {
  name: 'FactChange',
  schema: FactChange,
  key: change => ({ pk: memberPartition(change), sk: `FACT_CHANGE#${change.id}` }),
}

/** The changes of a person's facts, newest first. */
export const factChangesOf = (whose: Whose) =>
  list(factChanges, { pk: memberPartition(whose), prefix: 'FACT_CHANGE#', newestFirst: true })

/** @throws Problem `notFound` */
export async function findFactChange(whose: Whose, id: string): Promise<Stored<FactChange>> {
  const change = await get(factChanges, { ...whose, id })
  if (!change) throw new Problem('notFound')
  return change
}
