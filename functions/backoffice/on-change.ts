import * as z from 'zod/mini'
import { wordsOfAccount, wordsOfCompany } from '#shared/backoffice/search.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { commit } from '#functions/platform/table.ts'
import { locatedIn } from './company-abroad.ts'
import { searchedBy } from './search-store.ts'

const searchedAccount = viewOf(
  accounts,
  z.object({ id: z.string(), first_name: z.string(), last_name: z.string(), email: z.string() }),
)
const searchedCompany = viewOf(companies, z.object({ id: z.string(), name: z.string(), country: z.string() }))

/** Keeps what companies and accounts are found by, and where companies are; most of their changes leave it as it is, and write nothing. */
export async function searchOnChange(change: Change): Promise<void> {
  const account = changeOf(searchedAccount, change)
  if (account) return keep('account', account.before, account.after, wordsOfAccount)
  const company = changeOf(searchedCompany, change)
  if (!company) return
  await keep('company', company.before, company.after, wordsOfCompany)
  const moved = locatedIn(company.before, company.after)
  if (moved.length) await commit(...moved)
}

async function keep<T extends { id: string }>(
  of: 'account' | 'company',
  before: T | undefined,
  after: T | undefined,
  wordsOf: (one: T) => string[],
) {
  const one = after ?? before
  if (!one) return
  const writes = searchedBy(of, one.id, before ? wordsOf(before) : [], after ? wordsOf(after) : [])
  if (writes.length) await commit(...writes)
}
