import { serve } from '#functions/platform/serve.ts'
import { commit, get } from '#functions/platform/table.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/notifications/contract/remove-notification.ts'
import { notifications, removedForGood } from './notification-store.ts'

export const handler = serve(contract.removeNotification, async ({ path }, { actor }) => {
  const notification = await get(notifications, { company: actor.company, member: actor.user, id: path.id })
  if (!notification) throw new Problem('notFound')
  await commit(...removedForGood(notification))
})
