import * as contract from '#shared/people/contract/activate-person.ts'
import { personView } from '#shared/people/rules.ts'
import { activated, seatsTaken } from '#shared/people/membership.ts'
import { planOf } from '#functions/company/plan-store.ts'
import { takeSeat } from '#functions/company/take-seat.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { changeMembership, loadMembership } from './membership.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

export const handler = serve(contract.activatePerson, async ({ path: { id } }, { actor, now, once }) => {
  const [membership, plan] = await Promise.all([loadMembership(actor, id), planOf(actor.company)])
  const after = activated(membership.by, membership.person.member)
  const reply = { data: personView(actor, after, membership.person.terms, now.today) }
  const seat = seatsTaken(membership.person.member, after) > 0 ? await takeSeat(plan, now.today) : []
  await commit(
    ...seat,
    ...(await changeMembership(membership, after)),
    ...audited({ actor, now }, 'person_activated', aboutPerson(after), {
      changes: memberChanges(membership.person.member, after),
    }),
    ...once(reply),
  )
  return reply
})
