import * as contract from '#shared/backoffice/contract/users/list-users.ts'
import { isFirstFound, searchWord, shortestSearch } from '#shared/backoffice/search.ts'
import { accounts } from '#functions/account/account-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import { userRow } from './known-user.ts'
import { membersForList } from './user-groups/members-for-list.ts'
import { entriesLike, placeOfSearch } from './search-store.ts'

/** What a page costs does not grow with the accounts there are: one query of its entries, and one batch of whose they are. */
export const handler = serve(contract.listUsers, async ({ query: { q = '', group, cursor } }, { actor }) => {
  const atMost = contract.usersOfPage
  if (group !== undefined) return usersOfGroup({ actor, group, q, cursor, atMost })
  const word = searchWord(q)
  if (word.length < shortestSearch) return { data: [], next: null }
  const found = await entriesLike('account', word, cursor, atMost + 1)
  const page = found.slice(0, atMost)
  const ids = [...new Set(page.map(({ id }) => id))]
  const known = await getAll(
    accounts,
    ids.map(id => ({ id })),
    { mayLag: true },
  )
  // An entry may be a moment older than its account.
  const data = page.flatMap(entry => {
    const account = known.find(({ id }) => id === entry.id)
    return account && isFirstFound(account, entry.word, word) ? [userRow(account)] : []
  })
  return { data, next: found.length > atMost ? placeOfSearch(page.at(-1)!) : null }
})

async function usersOfGroup(asked: Omit<Parameters<typeof membersForList>[0], 'of'>) {
  const { ids, next } = await membersForList({ ...asked, of: 'account' })
  const known = await getAll(
    accounts,
    ids.map(id => ({ id })),
    { mayLag: true },
  )
  return { data: ids.flatMap(id => known.filter(one => one.id === id)).map(userRow), next }
}
