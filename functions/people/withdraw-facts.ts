import { assertVisible } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/facts/withdraw-facts.ts'
import { assertMayWithdraw } from '#shared/people/facts/course.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { factChanges, findFactChange } from './fact-change-store.ts'
import { factChangeView } from './fact-change-view.ts'
import { idOf } from './path-id.ts'
import { loadPerson } from './person-store.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

export const handler = serve(contract.withdrawFacts, async ({ path }, { actor, now, language, once }) => {
  const whose = { company: actor.company, member: idOf(actor, path.id) }
  const [{ member }, change] = await Promise.all([loadPerson(actor, path.id), findFactChange(whose, path.changeId)])
  assertVisible(mayKnowTerms(actor, member))
  assertMayWithdraw({ id: actor.user }, change)
  const withdrawn = { ...change, status: 'withdrawn' as const, decision: { by: actor.user, at: now.seconds } }
  const reply = { data: await factChangeView(withdrawn, member, { actor, language }) }
  await commit(
    replace(factChanges, withdrawn),
    ...audited({ actor, now }, 'facts_withdrawn', aboutPerson(member)),
    ...once(reply),
  )
  return reply
})
