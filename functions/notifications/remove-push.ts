import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/notifications/contract/remove-push.ts'
import { pushSubscriptions } from './push/push-subscription-store.ts'

export const handler = serve(contract.removePush, async ({ path }, { actor }) => {
  const found = await get(pushSubscriptions, { account: actor.account, id: path.id })
  if (!found) throw new Problem('notFound')
  await commit(remove(pushSubscriptions, found))
})
