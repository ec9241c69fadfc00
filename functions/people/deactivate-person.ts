import * as contract from '#shared/people/contract/deactivate-person.ts'
import { personView } from '#shared/people/rules.ts'
import { deactivated } from '#shared/people/membership.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { changeMembership, loadMembership } from './membership.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

export const handler = serve(contract.deactivatePerson, async ({ path: { id } }, { actor, now, once }) => {
  const membership = await loadMembership(actor, id)
  const after = deactivated(membership.by, membership.person.member)
  const reply = { data: personView(actor, after, membership.person.terms, now.today) }
  await commit(
    ...(await changeMembership(membership, after)),
    ...audited({ actor, now }, 'person_deactivated', aboutPerson(after), {
      changes: memberChanges(membership.person.member, after),
    }),
    ...once(reply),
  )
  return reply
})
