import { terms } from '#functions/people/terms-store.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import { getAll, list } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import type { LeaveBook } from '#shared/leave/model.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { books } from './leave-store.ts'

/** All books of some people of a company, in their order, which may be a moment old. */
export const booksOf = (company: string, ids: readonly string[]): Promise<LeaveBook[][]> =>
  Promise.all(
    ids.map(member => list(books, { pk: memberPartition({ company, member }), prefix: 'BOOK#', mayLag: true })),
  )

/** The terms and all books of some people of a company, which may be a moment old; who has no terms is left out. */
export async function termsAndBooks(
  company: string,
  ids: readonly string[],
): Promise<{ terms: EmploymentTerms; books: LeaveBook[] }[]> {
  const [known, kept] = await Promise.all([
    getAll(
      terms,
      ids.map(member => ({ company, member })),
      { mayLag: true },
    ),
    booksOf(company, ids),
  ])
  const byPerson = new Map(ids.map((id, place): [string, LeaveBook[]] => [id, kept[place]!]))
  return known.map(one => ({ terms: one, books: byPerson.get(one.member) ?? [] }))
}

/** Those of some people who are active, with what their leave is counted from. */
export async function activeWithBooks(company: string, people: readonly Member[]) {
  const active = new Map(people.flatMap(person => (person.status === 'active' ? [[person.id, person]] : [])))
  const known = await termsAndBooks(company, [...active.keys()])
  return known.map(one => ({ ...one, member: active.get(one.terms.member)! }))
}
