import { factChangeView } from '#functions/people/fact-change-view.ts'
import { findFactChange } from '#functions/people/fact-change-store.ts'
import { asOfNow, isOutdated } from '#functions/people/outdated-proposal.ts'
import { idOf } from '#functions/people/path-id.ts'
import { loadPerson } from '#functions/people/person-store.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/effect/proposal-effect.ts'
import { withFacts } from '#shared/people/facts/fact-change.ts'
import { effectOfExtraDays } from './effect-of-extra-days.ts'
import { effectOnPerson, leaveToChange } from './effect-on-person.ts'

export const handler = serve(contract.proposalEffect, async ({ path }, context) => {
  const { actor, now } = context
  const whose = { company: actor.company, member: idOf(actor, path.id) }
  const [{ member, terms }, change] = await Promise.all([
    loadPerson(actor, path.id),
    findFactChange(whose, path.changeId),
  ])
  const { extra, facts } = change
  const is_outdated = isOutdated(change, terms)
  const [proposal, leave] = await Promise.all([
    factChangeView(asOfNow(change, terms), member, context),
    leaveToChange(whose, now, extra ? [extra.year] : []),
  ])
  if (change.status !== 'proposed' || is_outdated) return { proposal, is_outdated, data: [] }
  const data = extra
    ? effectOfExtraDays(leave, now, extra)
    : effectOnPerson(leave, now, { terms: withFacts(terms, facts) })
  return { proposal, is_outdated, data }
})
