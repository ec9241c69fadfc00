import * as z from 'zod/mini'
import { Company } from '#shared/company/model.ts'
import { companyKey, companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { getBatch, increase, list, lookup, type Write } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'

export const companies: Kind<Company, { id: string }> = { name: 'Company', schema: Company, key: companyKey }

/**
 * A part of the number of active members, which is the sum of the parts. The last letter of a member's id, one of 32, tells
 * which part counts them, so that changes of different people seldom rest on one item.
 */
const Headcount = z.object({ company: z.string(), part: z._default(z.string(), ''), active: z.int() })

export const headcounts: Kind<z.infer<typeof Headcount>, { company: string; part: string }> = {
  name: 'Headcount',
  schema: Headcount,
  key: ({ company, part }) => ({ pk: companyPartition(company), sk: `HEADCOUNT#${part}` }),
}

/** The write that counts a member in, by 1, or out, by -1. */
export const countSeat = (member: { company: string; id: string }, seats: number): Write =>
  increase(headcounts, { company: member.company, part: member.id.slice(-1) }, { active: seats })

/** The number of active members of a company. */
export async function headcountOf(company: string): Promise<number> {
  const parts = await list(headcounts, { pk: companyPartition(company), prefix: 'HEADCOUNT' })
  return parts.reduce((sum, { active }) => sum + active, 0)
}

/** Loads a company with its calendar and headcount, as it is shown. */
export async function loadShownCompany(id: string) {
  const [company, headcount] = await Promise.all([loadCompany(id), headcountOf(id)])
  return { ...company, headcount }
}

/** Loads a company with its calendar. @throws Error where it is missing, which is a bug */
export async function loadCompany(id: string) {
  const [company, calendar] = await getBatch(lookup(companies, { id }), lookup(calendars, { company: id }))
  if (!company || !calendar) throw new Error(`The company ${id} lacks its calendar`)
  return { company, calendar }
}
