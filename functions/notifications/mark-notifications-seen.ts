import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/notifications/contract/mark-notifications-seen.ts'
import { listBell, notifications, seen } from './notification-store.ts'

/** As many as one transaction writes; all are marked at once, so that those before the first seen one are seen too. */
const together = 100

/** Marks page by page, the newest first, until one has been seen before. */
export const handler = serve(contract.markNotificationsSeen, async (_, { actor, now }) => {
  const whose = { company: actor.company, member: actor.user }
  let from: string | undefined
  do {
    const found = await listBell(whose, { from, atMost: together + 1 })
    const unseen = found.slice(0, together).filter(({ is_seen }) => !is_seen)
    if (unseen.length) await commit(...unseen.map(notification => replace(notifications, seen(notification, now))))
    from = unseen.length === together ? found[together]?.id : undefined
  } while (from)
})
