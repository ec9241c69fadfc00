import * as z from 'zod/mini'
import { wordsOfCompany, wordsOfPerson } from '#shared/backoffice/search.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { commit } from '#functions/platform/table.ts'
import { searchedBy } from './search-store.ts'

const searchedMember = viewOf(
  members,
  z.object({
    company: z.string(),
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    status: z.string(),
  }),
)
const searchedCompany = viewOf(companies, z.object({ id: z.string(), name: z.string() }))

/** Keeps what companies and people are found by; most of their changes leave it as it is, and write nothing. */
export async function searchOnChange(change: Change): Promise<void> {
  const person = changeOf(searchedMember, change)
  if (person) return keep('person', person.before, person.after, wordsOfPerson, ({ company, id }) => ({ company, id }))
  const company = changeOf(searchedCompany, change)
  if (company) return keep('company', company.before, company.after, wordsOfCompany, ({ id }) => ({ company: id, id }))
}

async function keep<T>(
  of: 'person' | 'company',
  before: T | undefined,
  after: T | undefined,
  wordsOf: (one: T) => string[],
  whoseOf: (one: T) => { company: string; id: string },
) {
  const one = after ?? before
  if (!one) return
  const writes = searchedBy(of, whoseOf(one), before ? wordsOf(before) : [], after ? wordsOf(after) : [])
  if (writes.length) await commit(...writes)
}
