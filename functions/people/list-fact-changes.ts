import { problem } from '#shared/contract/problem.ts'
import { isAdmin } from '#shared/contract/role.ts'
import * as contract from '#shared/people/contract/list-fact-changes.ts'
import { memberOf } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { factChangesOf } from './fact-change-store.ts'
import { factChangeViews } from './fact-change-view.ts'

export const handler = serve(contract.listFactChanges, async ({ path }, { actor, language }) => {
  const person = await memberOf(actor.company, path.id === 'me' ? actor.user : path.id)
  if (person.id !== actor.user && !isAdmin(actor)) throw problem('forbidden')
  const changes = await factChangesOf({ company: person.company, member: person.id })
  return { data: await factChangeViews(changes, person, { actor, language }) }
})
