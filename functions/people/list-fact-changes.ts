import { assertVisible } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/facts/list-fact-changes.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { memberOf } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { factChangesOf } from './fact-change-store.ts'
import { factChangeViews } from './fact-change-view.ts'
import { asOfNow } from './outdated-proposal.ts'
import { idOf } from './path-id.ts'
import { termsOf } from './terms-store.ts'

export const handler = serve(contract.listFactChanges, async ({ path }, { actor, language }) => {
  const whose = { company: actor.company, member: idOf(actor, path.id) }
  const [member, terms, changes] = await Promise.all([
    memberOf(whose.company, whose.member),
    termsOf(whose),
    factChangesOf(whose),
  ])
  assertVisible(mayKnowTerms(actor, member))
  const current = changes.map(change => asOfNow(change, terms))
  return { data: await factChangeViews(current, member, { actor, language }) }
})
