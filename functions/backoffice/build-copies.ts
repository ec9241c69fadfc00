import { wordsOfAccount, wordsOfCompany } from '#shared/backoffice/search.ts'
import { trialEndOf } from '#shared/backoffice/dashboard/trial-end.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { companyPlans } from '#functions/company/plan-store.ts'
import type { Attributes, Kind, Stored } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { check, commit, get, getAll, put, type Write } from '#functions/platform/table.ts'
import { companiesAbroad } from './company-abroad.ts'
import { trialEnds } from './figure-store.ts'
import { searchEntries, searchEntriesOf } from './search-store.ts'

/** Copies that one thing has in the back office. */
interface Copies {
  areThere: () => Promise<boolean>
  writes: Write[]
}

const copies = <T extends Named, Named extends object>(kind: Kind<T, Named>, wanted: T[]): Copies => ({
  areThere: async () => (await getAll(kind, wanted)).length === wanted.length,
  writes: wanted.map(one => put(kind, one)),
})

/**
 * Copies an account, a company or a plan to where the back office finds it, as the stream does at each change: what was there before the stream
 * did so, and has not changed since, is found by nobody. A dry run only looks.
 * @returns whether something was missing
 */
export async function buildCopies(item: Attributes, { dryRun }: { dryRun: boolean }): Promise<boolean> {
  if (item._kind === accounts.name)
    return complete(accounts, { id: String(item.id) }, dryRun, account => [
      copies(searchEntries, searchEntriesOf('account', account.id, wordsOfAccount(account))),
    ])
  if (item._kind === companies.name)
    return complete(companies, { id: String(item.id) }, dryRun, company => [
      copies(searchEntries, searchEntriesOf('company', company.id, wordsOfCompany(company))),
      copies(companiesAbroad, company.country === 'HU' ? [] : [{ country: company.country, company: company.id }]),
    ])
  if (item._kind === companyPlans.name)
    return complete(companyPlans, { company: String(item.company) }, dryRun, plan => {
      const end = trialEndOf(plan)
      return [copies(trialEnds, end ? [end] : [])]
    })
  return false
}

/** What is copied is checked by the transaction, so that nothing is copied of what is erased meanwhile. */
const complete = <T extends Named, Named extends object>(
  kind: Kind<T, Named>,
  named: Named,
  dryRun: boolean,
  copiesOf: (one: Stored<T>) => Copies[],
): Promise<boolean> =>
  retryOnConflict(async () => {
    const one = await get(kind, named)
    if (!one) return false
    const wanted = copiesOf(one)
    const isThere = await Promise.all(wanted.map(({ areThere }) => areThere()))
    const writes = wanted.flatMap((copy, place) => (isThere[place] ? [] : copy.writes))
    if (writes.length && !dryRun) await commit(check(kind, one), ...writes)
    return writes.length > 0
  })
