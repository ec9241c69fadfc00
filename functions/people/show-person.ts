import * as contract from '#shared/people/contract/show-person.ts'
import { personFor } from '#shared/people/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { personOf } from './person-store.ts'

export const handler = serve(contract.showPerson, async ({ path: { id } }, { actor, now }) => {
  const { member, terms } = await personOf(actor, id)
  return { data: personFor(actor, member, terms, now.today) }
})
