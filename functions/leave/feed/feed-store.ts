import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { members } from '#functions/company/member-store.ts'
import { companyPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import {
  check,
  clear,
  getAll,
  insert,
  list,
  listKinds,
  remove,
  replace,
  type Write,
} from '#functions/platform/table.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import type { Member } from '#shared/company/model.ts'
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

/** Index 1: the feeds of a company, by person. */
export const calendarFeeds: Kind<CalendarFeed, FeedKey> = {
  name: 'CalendarFeed',
  schema: CalendarFeed,
  key: feed => ({ pk: memberPartition(feed), sk: `CALENDAR_FEED#${feed.id}` }),
  index1: ({ company, member, id }) => ({ pk: feedsIn(company), sk: `${member}#${id}` }),
}

const feedsIn = (company: string) => `${companyPartition(company)}#CALENDAR_FEEDS`

/** A page of the feeds of a company, by person, after a place; they are from an index that may lag. */
export async function pageOfFeeds(company: string, cursor: string | undefined, atMost: number) {
  const after = cursor === undefined ? ' ' : `${cursor}\u0000`
  const found = await list(calendarFeeds, {
    pk: feedsIn(company),
    index: 1,
    between: [after, '\uffff'],
    atMost: atMost + 1,
  })
  const page = found.slice(0, atMost)
  const last = page.at(-1)
  return { page, next: last && found.length > atMost ? `${last.member}#${last.id}` : null }
}

/** When feeds were fetched last, by their ids. */
export const usesOf = async (feeds: FeedKey[]): Promise<ReadonlyMap<string, CalendarFeedUse>> =>
  new Map((await getAll(calendarFeedUses, feeds, { mayLag: true })).map(use => [use.id, use]))

/** That somebody has created feeds: each new one changes it, so that of two at once one counts again how many there are. */
const CalendarFeedOwner = z.object({ company: z.string(), member: z.string(), created_at: z.int() })
type CalendarFeedOwner = z.infer<typeof CalendarFeedOwner>

export const calendarFeedOwners: Kind<CalendarFeedOwner, Pick<CalendarFeedOwner, 'company' | 'member'>> = {
  name: 'CalendarFeedOwner',
  schema: CalendarFeedOwner,
  key: owner => ({ pk: memberPartition(owner), sk: 'CALENDAR_FEED_OWNER' }),
}

/**
 * How often a feed was fetched in the hour of its last fetch, which tells when that was; hour 0 of one that never was. It comes and goes
 * with its feed, so that a fetch that a revocation overtakes leaves nothing behind.
 */
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
export const feedsOf = async (whose: Whose) => (await ownedFeeds(whose)).feeds

/** The same, with what each new feed changes. */
export async function ownedFeeds(whose: Whose) {
  const [feeds, uses, [owner]] = await listKinds([calendarFeeds, calendarFeedUses, calendarFeedOwners], {
    pk: memberPartition(whose),
    prefix: 'CALENDAR_FEED',
  })
  const useOf = new Map(uses.map(use => [use.id, use]))
  return {
    owner,
    feeds: feeds
      .sort((one, other) => other.created_at - one.created_at)
      .map(feed => ({ feed, use: useOf.get(feed.id) })),
  }
}

interface Whose {
  company: string
  member: string
}

interface FeedFor {
  owner: Stored<CalendarFeedOwner> | undefined
  person: Stored<Member>
}

/**
 * The writes of a new feed, which conflict with those of another one of the same person, and with whatever changes the person: who is
 * deactivated meanwhile gets none, which nothing would revoke.
 */
export const createFeed = (feed: CalendarFeed, { owner, person }: FeedFor): Write[] => {
  const { company, member, id, created_at } = feed
  return [
    insert(calendarFeeds, feed),
    insert(calendarFeedUses, { company, member, id, hour: 0, fetches: 0 }),
    owner
      ? replace(calendarFeedOwners, { ...owner, created_at })
      : insert(calendarFeedOwners, { company, member, created_at }),
    check(members, person),
  ]
}

/** The writes that revoke a feed. */
export const revokeFeed = (feed: Stored<CalendarFeed>): Write[] => [
  remove(calendarFeeds, feed),
  clear(calendarFeedUses, feed),
]

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
): FeedView => ({ id, name, scope, group, created_at, fetched_at: use?.hour ? use.hour * 3600 : null })
