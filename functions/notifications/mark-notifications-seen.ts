import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/notifications/contract/mark-notifications-seen.ts'
import { listBell, notifications } from './notification-store.ts'

export const handler = serve(contract.markNotificationsSeen, async (_, { actor }) => {
  const unseen = (await listBell({ company: actor.company, member: actor.user })).filter(({ is_seen }) => !is_seen)
  if (unseen.length)
    await commit(...unseen.map(notification => replace(notifications, { ...notification, is_seen: true })))
})
