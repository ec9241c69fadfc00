import { assertVisible } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/list-fact-changes.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { memberOf } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { factChangesOf } from './fact-change-store.ts'
import { factChangeViews } from './fact-change-view.ts'
import { idOf } from './path-id.ts'

export const handler = serve(contract.listFactChanges, async ({ path }, { actor, language }) => {
  const { company } = actor
  const member = idOf(actor, path.id)
  const [person, changes] = await Promise.all([memberOf(company, member), factChangesOf({ company, member })])
  assertVisible(mayKnowTerms(actor, person))
  return { data: await factChangeViews(changes, person, { actor, language }) }
})
