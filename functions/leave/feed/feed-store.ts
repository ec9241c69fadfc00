import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { listKinds } from '#functions/platform/table.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import type { FeedView } from '#shared/leave/contract/feed/feed-view.ts'
import { feedScopes } from '#shared/leave/feed/feed.ts'

/** A calendar feed of somebody in a company, until it is revoked. */
const CalendarFeed = z.object({
  company: z.string(),
  member: z.string(),
  /** SHA-256 of the secret, whose 128 random bits nobody guesses. */
  id: z.string(),
  name: z.string(),
  scope: z.enum(feedScopes),
  group: z.nullable(z.string()),
  created_at: z.int(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>
export type FeedKey = Pick<CalendarFeed, 'company' | 'member' | 'id'>

export const calendarFeeds: Kind<CalendarFeed, FeedKey> = {
  name: 'CalendarFeed',
  schema: CalendarFeed,
  key: feed => ({ pk: memberPartition(feed), sk: `CALENDAR_FEED#${feed.id}` }),
}

/** How often a feed was fetched in the hour of its last fetch, which tells when that was. */
const CalendarFeedUse = z.object({
  company: z.string(),
  member: z.string(),
  id: z.string(),
  hour: z.int(),
  fetches: z.int(),
})
export type CalendarFeedUse = z.infer<typeof CalendarFeedUse>

export const calendarFeedUses: Kind<CalendarFeedUse, FeedKey> = {
  name: 'CalendarFeedUse',
  schema: CalendarFeedUse,
  key: use => ({ pk: memberPartition(use), sk: `CALENDAR_FEED_USE#${use.id}` }),
}

/** Somebody's feeds in a company, the newest first, with when each was fetched last. */
export async function feedsOf(whose: { company: string; member: string }) {
  const [feeds, uses] = await listKinds([calendarFeeds, calendarFeedUses], {
    pk: memberPartition(whose),
    prefix: 'CALENDAR_FEED',
  })
  const useOf = new Map(uses.map(use => [use.id, use]))
  return feeds.sort((one, other) => other.created_at - one.created_at).map(feed => ({ feed, use: useOf.get(feed.id) }))
}

export const newFeedSecret = newSecretId

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The last part of a feed's address: whose it is, and its secret. */
export const addressOf = ({ company, member }: Pick<CalendarFeed, 'company' | 'member'>, secret: string) =>
  `${company}_${member}_${secret}.ics`

/** The feed that an address names, which may not be there; undefined for what is no address of a feed. */
export function feedAt(address: string): FeedKey | undefined {
  const [, company, member, secret] = /^([0-9a-z]+)_([0-9a-z]+)_([0-9a-z]{26})(?:\.ics)?$/.exec(address) ?? []
  return company && member && secret ? { company, member, id: hashOf(secret) } : undefined
}

export const feedView = (
  { id, name, scope, group, created_at }: CalendarFeed,
  use?: Pick<CalendarFeedUse, 'hour'>,
): FeedView => ({ id, name, scope, group, created_at, fetched_at: use ? use.hour * 3600 : null })
