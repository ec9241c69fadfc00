import { loadPerson } from '#functions/people/person-store.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/facts-effect.ts'
import { savePersonalInformation } from '#shared/people/contract/save-personal-information.ts'
import type { ExtraDaysChange } from '#shared/people/facts/fact-change.ts'
import { withPersonalInformation } from '#shared/people/personal-information.ts'
import { assertMayEdit } from '#shared/people/rules.ts'
import { grantExtraDays } from '#shared/leave/contract/grant-extra-days.ts'
import { effectOfExtraDays } from './effect-of-extra-days.ts'
import { effectOnPerson } from './effect-on-person.ts'

export const handler = serve(contract.factsEffect, async ({ path: { id }, body }, { actor, now }) => {
  const before = await loadPerson(actor, id)
  assertMayEdit(actor, before.member)
  const whose = { company: actor.company, member: before.member.id }
  if (body.call === savePersonalInformation.route) {
    const { terms } = withPersonalInformation(before, body.body, now.today)
    return { data: await effectOnPerson(whose, now, () => ({ terms })) }
  }
  const change: ExtraDaysChange =
    body.call === grantExtraDays.route
      ? { id: 'new', ...body.body, is_removal: false }
      : { id: body.extra_id, year: body.year, days: 0, comment: '', is_removal: true }
  return { data: await effectOfExtraDays(whose, now, change) }
})
