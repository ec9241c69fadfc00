import * as contract from '#shared/people/contract/deactivate-person.ts'
import { personView } from '#shared/people/rules.ts'
import { deactivated } from '#shared/people/membership.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { changeMembership, loadMembership } from './membership.ts'

export const handler = serve(contract.deactivatePerson, async ({ path: { id } }, { actor, now, once }) => {
  const membership = await loadMembership(actor, id)
  const after = deactivated(membership.by, membership.person.member)
  const reply = { data: personView(actor, after, membership.person.terms, now.today) }
  await commit(...(await changeMembership(membership, after)), ...once(reply))
  return reply
})
