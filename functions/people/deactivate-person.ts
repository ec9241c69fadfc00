import { people } from '#shared/people/contract.ts'
import { personFor } from '#shared/people/rules.ts'
import { deactivated } from '#shared/people/standing.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { changeStanding, standingOf } from './standing.ts'

export const handler = serve(people.deactivatePerson, async ({ path: { id } }, { actor, now, once }) => {
  const standing = await standingOf(actor, id)
  const after = deactivated(standing.by, standing.person.member)
  const reply = { data: personFor(actor, after, standing.person.terms, now.today) }
  await commit(...(await changeStanding(standing, after)), ...once(reply))
  return reply
})
