import * as contract from '#shared/people/contract/show-person.ts'
import { personView } from '#shared/people/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { loadPerson } from './person-store.ts'

export const handler = serve(contract.showPerson, async ({ path: { id } }, { actor, now }) => {
  const { member, terms } = await loadPerson(actor, id)
  return { data: personView(actor, member, terms, now.today) }
})
