import { terms } from '#functions/people/terms-store.ts'
import { leaveAccountKey, memberPartition } from '#functions/platform/keys.ts'
import { getAll, list, listKinds } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import type { LeaveAccount, LeaveBook } from '#shared/leave/model.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { books, leaveAccounts } from './leave-store.ts'

/** All books of some people of a company, in their order, which may be a moment old. */
export const booksOf = (company: string, ids: readonly string[]): Promise<LeaveBook[][]> =>
  Promise.all(
    ids.map(member => list(books, { pk: memberPartition({ company, member }), prefix: 'BOOK#', mayLag: true })),
  )

/** The account and all books of some people of a company, in their order, which may be a moment old. */
export const accountsAndBooks = (
  company: string,
  ids: readonly string[],
): Promise<{ account: LeaveAccount | null; books: LeaveBook[] }[]> =>
  Promise.all(
    ids.map(async member => {
      const whose = { company, member }
      const [[account = null], found] = await listKinds([leaveAccounts, books], {
        pk: memberPartition(whose),
        between: ['BOOK#', leaveAccountKey(whose).sk],
        mayLag: true,
      })
      return { account, books: found }
    }),
  )

/** The terms, the account and all books of some people of a company, which may be a moment old; who has no terms is left out. */
export async function termsAndBooks(
  company: string,
  ids: readonly string[],
): Promise<{ terms: EmploymentTerms; account: LeaveAccount | null; books: LeaveBook[] }[]> {
  const [known, kept] = await Promise.all([
    getAll(
      terms,
      ids.map(member => ({ company, member })),
      { mayLag: true },
    ),
    accountsAndBooks(company, ids),
  ])
  const byPerson = new Map(ids.map((id, place) => [id, kept[place]!]))
  return known.map(one => ({ terms: one, ...(byPerson.get(one.member) ?? { account: null, books: [] }) }))
}

/** Those of some people who are active, with what their leave is counted from. */
export async function activeWithBooks(company: string, people: readonly Member[]) {
  const active = new Map(people.flatMap(person => (person.status === 'active' ? [[person.id, person]] : [])))
  const known = await termsAndBooks(company, [...active.keys()])
  return known.map(one => ({ ...one, member: active.get(one.terms.member)! }))
}
