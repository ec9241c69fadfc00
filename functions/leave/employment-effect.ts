import { employmentChange } from '#functions/people/employment-change.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/employment-effect.ts'
import { effectOnPerson } from './effect-on-person.ts'

export const handler = serve(contract.employmentEffect, async ({ path: { id }, body }, { actor, now }) => {
  const { before, after } = await employmentChange(actor, id, body, now)
  const whose = { company: actor.company, member: before.member.id }
  return { data: await effectOnPerson(whose, now, () => ({ terms: after.terms })) }
})
