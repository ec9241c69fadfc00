import { countAttempt } from '#functions/account/throttle.ts'
import { audited } from '#functions/company/audit-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { groups, isKept } from '#functions/company/group-store.ts'
import { members } from '#functions/company/member-store.ts'
import { setting } from '#functions/platform/environment.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, insert, lookup } from '#functions/platform/table.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/feed/create-calendar-feed.ts'
import { mostFeeds } from '#shared/leave/feed/feed.ts'
import { absenceRegisters, begunRegister } from './absence-register/register-store.ts'
import {
  addressOf,
  createFeed,
  feedView,
  hashOf,
  newFeedSecret,
  ownedFeeds,
  type CalendarFeed,
} from './feed/feed-store.ts'

/** The address is kept nowhere, so that a retry of a lost reply creates another feed, and the first is seen in the list. */
export const handler = serve(contract.createCalendarFeed, async ({ body }, { actor, now, perCall }) => {
  const { company, user: member } = actor
  const { name, scope } = body
  const asked = scope === 'group' ? body.group : null
  if (scope === 'group' && asked === null) throw refuse('group', 'problems:required')
  const [[found, person, register, group], { feeds, owner }] = await Promise.all([
    getBatch(
      lookup(companies, { id: company }),
      lookup(members, { company, id: member }),
      lookup(absenceRegisters, { company }),
      lookup(groups, { company, id: asked ?? '-' }),
    ),
    ownedFeeds({ company, member }),
  ])
  if (!found?.has_integrations) throw problem('forbidden', 'refusals:integrationsClosed')
  if (person?.status !== 'active') throw problem('forbidden', 'refusals:notAMember')
  if (asked !== null && (!group || !isKept(group))) throw problem('notFound')
  if (feeds.length >= mostFeeds) throw problem('conflict', 'refusals:tooManyFeeds', { maximum: mostFeeds })

  await countAttempt('calendarFeed', { whose: actor.account }, { now, perCall })
  const secret = newFeedSecret()
  const feed: CalendarFeed = {
    company,
    member,
    id: hashOf(secret),
    name,
    scope,
    group: asked,
    created_at: now.seconds,
  }
  await commit(
    ...createFeed(feed, { owner, person }),
    ...(register ? [] : [insert(absenceRegisters, begunRegister(company, now.seconds))]),
    ...audited({ actor, now }, 'feed_created', aboutPerson({ id: member })),
  )
  return { data: feedView(feed), url: `${setting('ORIGIN')}/api/calendar/${addressOf(feed, secret)}` }
})
