import * as contract from '#shared/leave/contract/feed/list-company-feeds.ts'
import { feedsTogether } from '#shared/leave/contract/feed/list-company-feeds.ts'
import { serve } from '#functions/platform/serve.ts'
import { briefPerson } from './brief-person.ts'
import { feedView, pageOfFeeds, usesOf } from './feed/feed-store.ts'
import { peopleOf } from './named-people.ts'

export const handler = serve(contract.listCompanyFeeds, async ({ query }, { actor }) => {
  const { page, next } = await pageOfFeeds(actor.company, query.cursor, feedsTogether)
  const [uses, people] = await Promise.all([
    usesOf(page),
    peopleOf(actor.company, [...new Set(page.map(({ member }) => member))]),
  ])
  return {
    data: page.map(feed => ({ ...feedView(feed, uses.get(feed.id)), user: briefPerson(feed.member, people) })),
    next,
  }
})
