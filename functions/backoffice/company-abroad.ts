import * as z from 'zod/mini'
import { Id } from '#shared/contract/wire.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { clear, list, put, type Write } from '#functions/platform/table.ts'

/** That a company is in a country other than Hungary, copied from it by the table's stream. */
const CompanyAbroad = z.object({ country: z.string(), company: Id })
type CompanyAbroad = z.infer<typeof CompanyAbroad>

const partitionOf = (country: string) => `COMPANIES_ABROAD#${country}`

export const companiesAbroad: Kind<CompanyAbroad> = {
  name: 'CompanyAbroad',
  schema: CompanyAbroad,
  key: ({ country, company }) => ({ pk: partitionOf(country), sk: company }),
}

/** Whether a company is in a country, also a deleted one that may come back. */
export const isCountryUsed = async (country: string): Promise<boolean> =>
  (await list(companiesAbroad, { pk: partitionOf(country), atMost: 1 })).length > 0

type Located = { id: string; country: string } | undefined

/** The writes that keep the country of a company; Hungary is not kept, for it is never removed. */
export function locatedIn(before: Located, after: Located): Write[] {
  if (before?.country === after?.country) return []
  const writesOf = (one: Located, write: (of: CompanyAbroad) => Write) =>
    one && one.country !== 'HU' ? [write({ country: one.country, company: one.id })] : []
  return [...writesOf(before, of => clear(companiesAbroad, of)), ...writesOf(after, of => put(companiesAbroad, of))]
}
