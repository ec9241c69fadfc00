import * as z from 'zod/mini'
import { Company } from '#shared/company/model.ts'
import { companyKey, companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'

export const companies: Kind<Company, { id: string }> = { name: 'Company', schema: Company, key: companyKey }

/** The number of active members, updated in the transaction of each membership change. */
const Headcount = z.object({ company: z.string(), active: z.int() })

export const headcounts: Kind<z.infer<typeof Headcount>, { company: string }> = {
  name: 'Headcount',
  schema: Headcount,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'HEADCOUNT' }),
}

/** Loads a company with its calendar and headcount. @throws Error where one is missing, which is a bug */
export async function loadCompany(id: string) {
  const [company, calendar, headcount] = await getBatch(
    lookup(companies, { id }),
    lookup(calendars, { company: id }),
    lookup(headcounts, { company: id }),
  )
  if (!company || !calendar || !headcount) throw new Error(`The company ${id} lacks its calendar or headcount`)
  return { company, calendar, headcount }
}
