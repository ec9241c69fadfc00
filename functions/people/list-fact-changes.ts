import { assertVisible } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/list-fact-changes.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { memberOf } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { factChangesOf } from './fact-change-store.ts'
import { factChangeViews } from './fact-change-view.ts'

export const handler = serve(contract.listFactChanges, async ({ path }, { actor, language }) => {
  const person = await memberOf(actor.company, path.id === 'me' ? actor.user : path.id)
  assertVisible(mayKnowTerms(actor, person))
  const changes = await factChangesOf({ company: person.company, member: person.id })
  return { data: await factChangeViews(changes, person, { actor, language }) }
})
