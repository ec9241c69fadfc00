import * as contract from '#shared/leave/contract/feed/list-calendar-feeds.ts'
import { serve } from '#functions/platform/serve.ts'
import { feedsOf, feedView } from './feed/feed-store.ts'

export const handler = serve(contract.listCalendarFeeds, async (_, { actor }) => ({
  data: (await feedsOf({ company: actor.company, member: actor.user })).map(({ feed, use }) => feedView(feed, use)),
  is_open: actor.hasIntegrations,
}))
