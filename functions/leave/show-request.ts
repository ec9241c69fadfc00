import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/show-request.ts'
import { requestWithOwner } from './leave-store.ts'
import { withHistory } from './request-view.ts'
import { seeing } from './visible-leave.ts'

export const handler = serve(contract.showRequest, async ({ path }, { actor, now, language }) => {
  const { request, owner } = await requestWithOwner(actor.company, path.id)
  const [data] = await Promise.all([
    withHistory(request, { actor, language, now }, owner),
    seeing(actor, owner, now.today),
  ])
  return { data }
})
