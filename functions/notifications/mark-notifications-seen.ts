import type { Stored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import * as contract from '#shared/notifications/contract/mark-notifications-seen.ts'
import type { Notification } from '#shared/notifications/model.ts'
import { listBell, notifications, seen } from './notification-store.ts'

/** As many as one transaction writes. */
const together = 100

/**
 * Reads until one has been seen before, and marks page by page, the oldest first: where it is interrupted, all that is older than
 * something seen is seen too, and the next time reads as far as the first one wanted to.
 */
export const handler = serve(contract.markNotificationsSeen, async (_, { actor, now }) => {
  const whose = { company: actor.company, member: actor.user }
  const pages: Stored<Notification>[][] = []
  let from: string | undefined
  do {
    const found = await listBell(whose, { from, atMost: together + 1 })
    const unseen = found.slice(0, together).filter(({ is_seen }) => !is_seen)
    if (unseen.length) pages.push(unseen)
    from = unseen.length === together ? found[together]?.id : undefined
  } while (from)
  for (const unseen of pages.toReversed())
    await commit(...unseen.map(notification => replace(notifications, seen(notification, now))))
})
