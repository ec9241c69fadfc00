import { employmentChange } from '#functions/people/employment-change.ts'
import { idOf } from '#functions/people/path-id.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/effect/employment-effect.ts'
import { effectOnPerson, leaveToChange } from './effect-on-person.ts'

export const handler = serve(contract.employmentEffect, async ({ path: { id }, body }, { actor, now }) => {
  const [{ after }, leave] = await Promise.all([
    employmentChange(actor, id, body, now),
    leaveToChange({ company: actor.company, member: idOf(actor, id) }, now),
  ])
  return { data: effectOnPerson(leave, now, { terms: after.terms }) }
})
