import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get } from '#functions/platform/table.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/feed/revoke-calendar-feed.ts'
import { calendarFeeds, revokeFeed } from './feed/feed-store.ts'

/** A company whose plan has no feeds any more can still revoke them. */
export const handler = serve(contract.revokeCalendarFeed, async ({ path: { id } }, { actor, now, once }) => {
  const feed = await get(calendarFeeds, { company: actor.company, member: actor.user, id })
  if (!feed) throw problem('notFound')
  await commit(
    ...revokeFeed(feed),
    ...audited({ actor, now }, 'feed_revoked', aboutPerson({ id: actor.user })),
    ...once({}),
  )
})
