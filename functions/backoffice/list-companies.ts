import * as contract from '#shared/backoffice/contract/companies/list-companies.ts'
import { searchWord, shortestSearch, wordsOfCompany } from '#shared/backoffice/search.ts'
import type { Day } from '#shared/calendar/day.ts'
import { pageOfCompanies } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { companyRows } from './company-row.ts'
import { membersForList } from './user-groups/members-for-list.ts'
import { endingTrials } from './figure-store.ts'
import { entriesLike, placeOfSearch } from './search-store.ts'

/** One more than shown says where the next page begins; what a page costs does not grow with the companies there are. */
export const handler = serve(contract.listCompanies, async ({ query }, { actor, now }) => {
  const { q = '', group, state = 'live', cursor } = query
  const atMost = contract.companiesOfPage
  if (group !== undefined) {
    const { ids, next } = await membersForList({ actor, group, of: 'company', q, cursor, atMost })
    return { data: await companyRows(ids, now.today), next }
  }
  const word = searchWord(q)
  if (word) {
    if (word.length < shortestSearch) return { data: [], next: null }
    const found = await entriesLike('company', word, cursor, atMost + 1)
    const page = found.slice(0, atMost)
    const ids = [...new Set(page.map(({ id }) => id))]
    const rows = await companyRows(ids, now.today)
    // An entry may be a moment older than its company.
    const data = rows.filter(row => wordsOfCompany(row).some(one => one.startsWith(word)))
    return { data, next: found.length > atMost ? placeOfSearch(page.at(-1)!) : null }
  }
  if (state === 'trial') return trialsThatEnd(now.today, cursor)
  const found = await pageOfCompanies(state, cursor, atMost + 1)
  const page = found.slice(0, atMost)
  const data = await companyRows(
    page.map(({ company }) => company.id),
    now.today,
    page.map(({ company }) => company),
  )
  return { data, next: found.length > atMost ? page.at(-1)!.place : null }
})

/** Who was deleted meanwhile, or has fewer people than need a trial, is left out. */
async function trialsThatEnd(today: Day, cursor: string | undefined) {
  const atMost = contract.companiesOfPage
  const ends = await endingTrials(today, cursor, atMost + 1)
  const page = ends.slice(0, atMost)
  const last = page.at(-1)
  const rows = await companyRows(
    page.map(({ company }) => company),
    today,
  )
  const data = rows.filter(({ standing, erase_on }) => standing === 'trial' && erase_on === null)
  return { data, next: last && ends.length > atMost ? `${last.day}#${last.company}` : null }
}
