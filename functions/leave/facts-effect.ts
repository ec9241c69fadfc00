import { idOf } from '#functions/people/path-id.ts'
import { loadPerson } from '#functions/people/person-store.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/effect/facts-effect.ts'
import { savePersonalInformation } from '#shared/people/contract/save-personal-information.ts'
import type { ExtraDaysChange } from '#shared/people/facts/fact-change.ts'
import { withPersonalInformation } from '#shared/people/personal-information.ts'
import { assertMayEdit } from '#shared/people/rules.ts'
import type { FactsChange } from '#shared/leave/effect/facts-change.ts'
import { grantExtraDays } from '#shared/leave/contract/grant-extra-days.ts'
import { effectOfExtraDays } from './effect-of-extra-days.ts'
import { effectOnPerson, leaveToChange } from './effect-on-person.ts'

export const handler = serve(contract.factsEffect, async ({ path: { id }, body }, { actor, now }) => {
  const [before, leave] = await Promise.all([
    loadPerson(actor, id),
    leaveToChange(
      { company: actor.company, member: idOf(actor, id) },
      now,
      isOfData(body) ? [] : [extraDaysOf(body).year],
    ),
  ])
  assertMayEdit(actor, before.member)
  const data = isOfData(body)
    ? effectOnPerson(leave, now, { terms: withPersonalInformation(before, body.body, now.today).terms })
    : effectOfExtraDays(leave, now, extraDaysOf(body))
  return { data }
})

type OfData = Extract<FactsChange, { call: typeof savePersonalInformation.route }>
const isOfData = (change: FactsChange): change is OfData => change.call === savePersonalInformation.route

/** The days granted or taken back by hand that a change is of. */
const extraDaysOf = (change: Exclude<FactsChange, OfData>): ExtraDaysChange =>
  change.call === grantExtraDays.route
    ? { id: 'new', ...change.body, is_removal: false }
    : { id: change.extra_id, year: change.year, days: 0, comment: '', is_removal: true }
