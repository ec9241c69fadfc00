import { factChangeView } from '#functions/people/fact-change-view.ts'
import { findFactChange } from '#functions/people/fact-change-store.ts'
import { loadPerson } from '#functions/people/person-store.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/proposal-effect.ts'
import { withFacts } from '#shared/people/facts/fact-change.ts'
import { effectOfExtraDays } from './effect-of-extra-days.ts'
import { effectOnPerson } from './effect-on-person.ts'

export const handler = serve(contract.proposalEffect, async ({ path }, context) => {
  const { actor, now } = context
  const { member, terms } = await loadPerson(actor, path.id)
  const whose = { company: actor.company, member: member.id }
  const change = await findFactChange(whose, path.changeId)
  const proposal = await factChangeView(change, member, context)
  if (change.status !== 'proposed') return { proposal, data: [] }
  const { extra, facts } = change
  const effects = extra
    ? effectOfExtraDays(whose, now, extra)
    : effectOnPerson(whose, now, () => ({ terms: withFacts(terms, facts) }))
  return { proposal, data: await effects }
})
