import * as z from 'zod/mini'
import type { Day } from '#shared/calendar/day.ts'
import { erasedFrom } from '#shared/company/deletion.ts'
import { Company } from '#shared/company/model.ts'
import { beyond, companyKey, companyPartition } from '#functions/platform/keys.ts'
import { viewOf, type Kind, type Upcast } from '#functions/platform/kind.ts'
import { getBatch, increase, list, lookup, type Write } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'

/** A company deleted before the day of its erasure was kept is erased on the day that follows from its deletion. */
const withErasureDay: Upcast = company => ({
  ...company,
  erase_on: company.deleted ? erasedFrom(company.deleted as { at: number }) : null,
})

const deletedCompanies = 'DELETED_COMPANIES'

const liveCompanies = 'COMPANIES'

/** The first index lists the deleted companies in the order of the days on which they are erased, the second all others. */
export const companies: Kind<Company, { id: string }> = {
  name: 'Company',
  schema: Company,
  key: companyKey,
  upcasts: [withErasureDay],
  index1: ({ erase_on, id }) => (erase_on === null ? undefined : { pk: deletedCompanies, sk: `${erase_on}#${id}` }),
  index2: ({ is_deleted, id }) => (is_deleted ? undefined : { pk: liveCompanies, sk: id }),
}

/** The ids of the next companies that are not deleted, in order; read from an eventually consistent index. */
export async function liveCompaniesAfter(id: string | undefined, atMost: number): Promise<string[]> {
  const ofId = viewOf(companies, z.object({ id: z.string() }))
  const found = await list(ofId, { pk: liveCompanies, index: 2, between: beyond('', id), atMost })
  return found.map(company => company.id)
}

/** A page of the companies that there are, or of the deleted ones, after a place, each with its own; read from an eventually consistent index. */
export async function pageOfCompanies(which: 'live' | 'deleted', place: string | undefined, atMost: number) {
  const isLive = which === 'live'
  const found = await list(companies, {
    pk: isLive ? liveCompanies : deletedCompanies,
    index: isLive ? 2 : 1,
    between: [place === undefined ? '0' : `${place}$`, '~'],
    atMost,
  })
  return found.map(company => ({ company, place: isLive ? company.id : `${company.erase_on}#${company.id}` }))
}

/** The companies to be erased on a day, and those of earlier days that are still there; read from an eventually consistent index. */
export const companiesToErase = (day: Day) =>
  list(viewOf(companies, z.object({ id: z.string() })), {
    pk: deletedCompanies,
    index: 1,
    between: ['0', `${day}#~`],
  })

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

/** Loads a company with its calendar. @throws Error where it is missing, which is a bug */
export async function loadCompany(id: string) {
  const [company, calendar] = await getBatch(lookup(companies, { id }), lookup(calendars, { company: id }))
  if (!company || !calendar) throw new Error(`The company ${id} lacks its calendar`)
  return { company, calendar }
}
