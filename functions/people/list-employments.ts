import * as contract from '#shared/people/contract/list-employments.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import { terms } from './terms-store.ts'

const mayLag = { mayLag: true }

export const handler = serve(contract.listEmployments, async ({ query }, { actor: { company } }) => {
  const ids = [...new Set(query.ids.split(','))]
  const [people, known] = await Promise.all([
    getAll(
      members,
      ids.map(id => ({ company, id })),
      mayLag,
    ),
    getAll(
      terms,
      ids.map(member => ({ company, member })),
      mayLag,
    ),
  ])
  const termsOf = new Map(known.map(one => [one.member, one]))
  const listed = people.filter(({ status }) => status !== 'deleted')
  return {
    data: listed.map(({ id, email, employee_number }) => ({
      id,
      email,
      employee_number,
      birth_date: termsOf.get(id)?.birth_date ?? null,
      employment_start: termsOf.get(id)?.employment_start ?? null,
      employment_end: termsOf.get(id)?.employment_end ?? null,
    })),
  }
})
