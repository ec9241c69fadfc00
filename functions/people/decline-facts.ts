import * as contract from '#shared/people/contract/facts/decline-facts.ts'
import { assertMayDecide } from '#shared/people/facts/course.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { factChanges, findFactChange } from './fact-change-store.ts'
import { factChangeView } from './fact-change-view.ts'
import { idOf } from './path-id.ts'
import { loadPerson } from './person-store.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

export const handler = serve(
  contract.declineFacts,
  async ({ path, body: { reason } }, { actor, now, language, once }) => {
    const whose = { company: actor.company, member: idOf(actor, path.id) }
    const [{ member }, change] = await Promise.all([loadPerson(actor, path.id), findFactChange(whose, path.changeId)])
    assertMayDecide({ id: actor.user, role: actor.role, status: 'active' }, member, change)
    const decision = { by: actor.user, at: now.seconds, ...(reason && { reason }) }
    const declined = { ...change, status: 'declined' as const, decision }
    const reply = { data: await factChangeView(declined, member, { actor, language }) }
    await commit(
      replace(factChanges, declined),
      ...audited({ actor, now }, 'facts_declined', aboutPerson(member)),
      ...once(reply),
    )
    return reply
  },
)
