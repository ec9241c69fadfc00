import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import { assertVisible } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/show-request.ts'
import { maySeeLeave } from '#shared/leave/permissions.ts'
import { findRequest } from './leave-store.ts'
import { withHistory } from './request-view.ts'
import { withDelegations } from './stand-in.ts'

export const handler = serve(contract.showRequest, async ({ path }, { actor, now, language }) => {
  const request = await findRequest(actor.company, path.id)
  const person = await get(members, { company: actor.company, id: request.member })
  assertVisible(person !== undefined && maySeeLeave(await withDelegations(actor, [person], now.today), person))
  return { data: await withHistory(request, { actor, language, now }) }
})
