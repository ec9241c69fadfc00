import { calendars } from '#functions/company/calendar-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import { newMember } from '#shared/company/rules.ts'
import { roles } from '#shared/contract/role.ts'
import * as contract from '#shared/leave/contract/list-balances.ts'
import { personBalance } from '#shared/leave/balance/person-balance.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { termsAndBooks } from './terms-and-books.ts'

const mayLag = { mayLag: true }

/** Counted from what may be a moment old: of each person the terms, which repeat what is needed of the member, and the books. */
export const handler = serve(contract.listBalances, async ({ query }, { actor: { company }, now: { today } }) => {
  const ids = [...new Set(query.ids.split(','))]
  const [[calendar], people] = await Promise.all([
    getAll(calendars, [{ company }], mayLag),
    termsAndBooks(company, ids),
  ])
  if (!calendar) throw new Error(`The company ${company} lacks its calendar`)
  const since = await sinceWhen(
    company,
    people.map(({ terms }) => terms),
  )
  return {
    data: people.flatMap(person => {
      const id = person.terms.member
      const created_at = since.get(id)
      if (created_at === undefined) return []
      const account = { id, email: '', language: 'hu' as const }
      const member = newMember({ company, account, role: roles.employee, created_at })
      return personBalance({ ...person, member, calendar }, today)
    }),
  }
})

/** Since when people are in the books; of those whose terms do not say it the members are read. */
async function sinceWhen(company: string, known: readonly EmploymentTerms[]): Promise<Map<string, number>> {
  const unsaid = known.filter(({ member_since }) => member_since === undefined)
  const found = await getAll(
    members,
    unsaid.map(({ member: id }) => ({ company, id })),
    mayLag,
  )
  return new Map([
    ...known.flatMap(({ member, member_since }): [string, number][] =>
      member_since === undefined ? [] : [[member, member_since]],
    ),
    ...found.flatMap(({ id, status, created_at }): [string, number][] =>
      status === 'deleted' ? [] : [[id, created_at]],
    ),
  ])
}
