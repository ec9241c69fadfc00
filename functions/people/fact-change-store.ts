import { Problem } from '#shared/contract/problem.ts'
import { FactChange } from '#shared/people/facts/fact-change.ts'
import { companyPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get, list } from '#functions/platform/table.ts'

interface Whose {
  company: string
  member: string
}

const proposals = (company: string) => `${companyPartition(company)}#PROPOSED`

/**
 * Every change of facts is an item; a person's open proposals are kept apart by the version of the terms, which each of them replaces.
 * The first index lists what of a company waits for confirmation.
 */
export const factChanges: Kind<FactChange, Whose & { id: string }> = {
  name: 'FactChange',
  schema: FactChange,
  key: change => ({ pk: memberPartition(change), sk: `FACT_CHANGE#${change.id}` }),
  index1: ({ company, member, status, id }) =>
    status === 'proposed' ? { pk: proposals(company), sk: `${member}#${id}` } : undefined,
}

/** The changes of a person's facts, newest first. */
export const factChangesOf = (whose: Whose) =>
  list(factChanges, { pk: memberPartition(whose), prefix: 'FACT_CHANGE#', newestFirst: true })

/** What waits for confirmation in a company, from an eventually consistent index. */
export const proposedIn = (company: string) => list(factChanges, { pk: proposals(company), index: 1 })

/** @throws Problem `notFound` */
export async function findFactChange(whose: Whose, id: string): Promise<Stored<FactChange>> {
  const change = await get(factChanges, { ...whose, id })
  if (!change) throw new Problem('notFound')
  return change
}
